import type { Me, Scope, Token } from '@archipel/protocol';
import { type Problem, problem } from '../problems/problem.ts';
import type { Person, Store, StoredToken } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { hashOf, newId, newSecret } from '../system/random.ts';
import type { Passwords } from './password.ts';

export const meOf = ({ id, name, password, since }: Person): Me => ({ id, name, kept: password !== null, since });

const tokenOf = ({ id, label, scopes, made, used, ends }: StoredToken): Token => ({ id, label, scopes: [...scopes], made, used, ends });

const taken = problem('name-taken', 'somebody keeps this name with a password');
const DAY = 86_400_000;

/** What people do with themselves: a name, a password, tokens. */
export function createPeopleService(store: Store, clock: Clock, passwords: Passwords) {
  const { people } = store;

  async function again(id: string): Promise<Person> {
    const person = await people.byId(id);
    if (person === undefined) throw new Error(`the person ${id} is gone`);
    return person;
  }

  /** Why somebody who has a password may not do this: a browser that was left open is not enough. */
  async function passwordProblem({ password }: Person, given: string | undefined): Promise<Problem | undefined> {
    if (password === null || (await passwords.isRight(given ?? '', password))) return undefined;
    return problem('wrong-password', 'the password is another');
  }

  return {
    passwordProblem,
    async arrive(name: string): Promise<Person | Problem> {
      const person = { id: newId(), name, password: null, since: clock.now(), gone: false };
      return (await people.add(person)) === 'done' ? person : taken;
    },

    async rename(person: Person, name: string): Promise<Person | Problem> {
      const done = await people.rename(person.id, name);
      return done === 'name-taken' ? taken : again(person.id);
    },

    /** A password makes the name one's own. Whoever has one must know it to change it: a browser that was left open is not enough. */
    async keep(person: Person, password: string, current: string | undefined): Promise<Person | Problem> {
      const fault = await passwordProblem(person, current);
      if (fault) return fault;
      const done = await people.keep(person.id, await passwords.hashed(password));
      return done === 'name-taken' ? taken : again(person.id);
    },

    async signIn(name: string, password: string): Promise<Person | Problem> {
      const keeper = await people.keeper(name.trim());
      const right = await passwords.isRight(password, keeper?.password ?? null);
      return keeper !== undefined && right ? keeper : problem('wrong-password', 'nobody keeps this name with this password');
    },

    async addToken(
      person: Person,
      given: { readonly label: string; readonly scopes: readonly Scope[]; readonly days?: number | undefined },
    ): Promise<{ readonly token: string; readonly about: Token }> {
      const secret = `archipel_${newSecret()}`;
      const made = clock.now();
      const ends = given.days === undefined ? null : made + given.days * DAY;
      const scopes = [...new Set(given.scopes)];
      const token = { id: newId(), person: person.id, hash: hashOf(secret), label: given.label, scopes, made, used: null, ends };
      await people.addToken(token);
      return { token: secret, about: tokenOf(token) };
    },

    tokens: async (person: Person): Promise<readonly Token[]> => (await people.tokensOf(person.id)).map(tokenOf),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
