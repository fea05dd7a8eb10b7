import type { Tell } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import { networkOf } from '../system/network.ts';

/** Somebody who listens: a socket, or a stream. */
export interface Connection {
  readonly who: Who;
  /** Where it comes from. */
  readonly address: string;
  tell(tell: Tell): void;
  /** Ends it, with one of the protocol's codes. */
  close(code: number): void;
}

/** Everybody who listens at this moment. */
export interface Hub {
  /** Lets a connection in, unless this person or this address has too many. */
  add(connection: Connection): 'in' | 'too-many';
  remove(connection: Connection): void;
  isHere(person: string): boolean;
  tellPerson(person: string, tell: Tell): void;
  connectionsOf(person: string): readonly Connection[];
  /** Sends everybody a last message and closes. */
  closeAll(last: Tell, code: number): void;
  count(): number;
}

export function createHub(mostOfOne: number, mostOfAddress: number): Hub {
  const byPerson = new Map<string, Set<Connection>>();
  const byAddress = new Map<string, number>();
  const all = () => [...byPerson.values()].flatMap((connections) => [...connections]);
  return {
    add(connection) {
      const { id } = connection.who.person;
      const own = byPerson.get(id) ?? new Set();
      const place = networkOf(connection.address);
      const there = byAddress.get(place) ?? 0;
      if (own.size >= mostOfOne || there >= mostOfAddress) return 'too-many';
      byAddress.set(place, there + 1);
      byPerson.set(id, own.add(connection));
      return 'in';
    },
    remove(connection) {
      const { id } = connection.who.person;
      const own = byPerson.get(id);
      if (!own?.delete(connection)) return;
      if (own.size === 0) byPerson.delete(id);
      const place = networkOf(connection.address);
      const rest = (byAddress.get(place) ?? 1) - 1;
      if (rest > 0) byAddress.set(place, rest);
      else byAddress.delete(place);
    },
    isHere: (person) => byPerson.has(person),
    tellPerson(person, tell) {
      for (const connection of byPerson.get(person) ?? []) connection.tell(tell);
    },
    connectionsOf: (person) => [...(byPerson.get(person) ?? [])],
    closeAll(last, code) {
      for (const connection of all()) {
        connection.tell(last);
        connection.close(code);
      }
    },
    count: () => all().length,
  };
}
