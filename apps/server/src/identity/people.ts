import type { Me, Scope, Token } from '@archipel/protocol';
import { hashOf, newId, newSecret } from '../chance.ts';
import type { Clock } from '../clock.ts';
import { type No, no } from '../problems.ts';
import type { KeptToken, Person, Store } from '../store/store.ts';
import { isPassword, keptPassword } from './password.ts';

export const meOf = ({ id, name, password, since }: Person): Me => ({ id, name, kept: password !== null, since });

const tokenOf = ({ id, label, scopes, made, used, ends }: KeptToken): Token => ({ id, label, scopes: [...scopes], made, used, ends });

const taken = no('name-taken', 'somebody keeps this name with a password');
const DAY = 86_400_000;

/** What people do with themselves: a name, a password, tokens. */
export function peopleOf(store: Store, clock: Clock) {
  const { people } = store;

  async function again(id: string): Promise<Person> {
    const person = await people.byId(id);
    if (person === undefined) throw new Error(`the person ${id} is gone`);
    return person;
  }

  return {
    async arrive(name: string): Promise<Person | No> {
      const person = { id: newId(), name, password: null, since: clock.now(), gone: false };
      return (await people.add(person)) === 'done' ? person : taken;
    },

    async rename(person: Person, name: string): Promise<Person | No> {
      const done = await people.rename(person.id, name);
      return done === 'name-taken' ? taken : again(person.id);
    },

    /** A password makes the name one's own. Whoever has one must know it to change it: a browser that was left open is not enough. */
    async keep(person: Person, password: string, current: string | undefined): Promise<Person | No> {
      if (person.password !== null && !(await isPassword(current ?? '', person.password)))
        return no('wrong-password', 'the current password is another');
      const done = await people.keep(person.id, await keptPassword(password));
      return done === 'name-taken' ? taken : again(person.id);
    },

    async signIn(name: string, password: string): Promise<Person | No> {
      const keeper = await people.keeper(name.trim());
      const right = await isPassword(password, keeper?.password ?? null);
      return keeper !== undefined && right ? keeper : no('wrong-password', 'nobody keeps this name with this password');
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

export type PeopleService = ReturnType<typeof peopleOf>;
