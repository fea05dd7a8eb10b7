import type { Tell } from '@archipel/protocol';
import type { Credential, Who } from '../identity/who.ts';

/** Somebody who listens: a socket, or a stream. */
export interface Connection {
  readonly who: Who;
  tell(tell: Tell): void;
  /** Ends it, with one of the protocol's codes. */
  close(code: number): void;
}

/** Everybody who listens at this moment. */
export interface Hub {
  /** Lets a connection in, unless this person has too many. */
  enter(connection: Connection): 'in' | 'too-many';
  leave(connection: Connection): void;
  isHere(person: string): boolean;
  tellPerson(person: string, tell: Tell): void;
  /** Closes the connections of a person that were opened with a credential that has ended. */
  dismiss(person: string, ended: (credential: Credential) => boolean, code: number): void;
  /** Says a last word to everybody and closes. */
  disperse(last: Tell, code: number): void;
  count(): number;
}

export function hubOf(mostOfOne: number): Hub {
  const byPerson = new Map<string, Set<Connection>>();
  const all = () => [...byPerson.values()].flatMap((connections) => [...connections]);
  return {
    enter(connection) {
      const { id } = connection.who.person;
      const own = byPerson.get(id) ?? new Set();
      if (own.size >= mostOfOne) return 'too-many';
      byPerson.set(id, own.add(connection));
      return 'in';
    },
    leave(connection) {
      const { id } = connection.who.person;
      const own = byPerson.get(id);
      own?.delete(connection);
      if (own?.size === 0) byPerson.delete(id);
    },
    isHere: (person) => byPerson.has(person),
    tellPerson(person, tell) {
      for (const connection of byPerson.get(person) ?? []) connection.tell(tell);
    },
    dismiss(person, ended, code) {
      for (const connection of byPerson.get(person) ?? []) if (ended(connection.who.credential)) connection.close(code);
    },
    disperse(last, code) {
      for (const connection of all()) {
        connection.tell(last);
        connection.close(code);
      }
    },
    count: () => all().length,
  };
}
