import { newPlayer, type Player } from './player.ts';
import type { ServerProcess } from './serverProcess.ts';

/** The people of every table, those of one table spread over the servers. */
export async function seated(tables: number, seats: number, servers: readonly ServerProcess[]): Promise<readonly (readonly Player[])[]> {
  const all: (readonly Player[])[] = [];
  for (let at = 0; at < tables; at++) {
    const people = Array.from({ length: seats }, (_, seat) => {
      const server = servers[(at + seat) % servers.length];
      if (server === undefined) throw new Error('there is no server');
      return newPlayer(server.address, `Load ${at} ${seat}`);
    });
    all.push(await Promise.all(people));
  }
  return all;
}
