import type { AnyRules } from '@archipel/kernel';
import { newPlayer, type Player } from './player.ts';
import { beginGame } from './playTable.ts';
import type { ServerProcess } from './serverProcess.ts';
import type { Tally } from './tally.ts';

export interface Seated {
  readonly table: string;
  readonly players: readonly Player[];
}

/** The people of every table, those of one table spread over the servers; their first game has begun. */
export async function seated(
  tables: number,
  seats: number,
  servers: readonly ServerProcess[],
  rules: AnyRules,
  tally: Tally,
): Promise<readonly Seated[]> {
  const all: Seated[] = [];
  for (let at = 0; at < tables; at++) {
    const people = Array.from({ length: seats }, (_, seat) => {
      const server = servers[(at + seat) % servers.length];
      if (server === undefined) throw new Error('there is no server');
      return newPlayer(server.address, `Load ${at} ${seat}`);
    });
    const players = await Promise.all(people);
    const table = await beginGame({ rules, players, tally });
    if (table !== undefined) all.push({ table, players });
  }
  return all;
}
