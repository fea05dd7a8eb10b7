import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRecord } from '@archipel/kernel';

/** Another server, played in the same way by a program of its own (`bench/server/peer.mjs`): how many moves a second it manages. */
export async function peerMovesPerSecond(program: string, ...about: readonly (string | number)[]): Promise<number> {
  const child = spawn(process.execPath, [program, ...about.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  await once(child, 'close');
  const result: unknown = JSON.parse(said);
  const moves = isRecord(result) ? result['movesPerSecond'] : undefined;
  if (typeof moves !== 'number') throw new Error(`the peer says: ${said}`);
  return moves;
}
