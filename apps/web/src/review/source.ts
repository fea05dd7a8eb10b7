import { type Chair, PATHS, pathTo } from '@archipel/protocol';
import { tableAt } from '../api/tables.ts';
import { usePreferences } from '../reader/preferences.ts';
import { fileOfKept } from '../session/gameFiles.ts';
import { keptChairs } from '../session/keptChairs.ts';
import { keptGame } from '../session/keptGames.ts';
import { unpacked } from './carried.ts';
import { fileInHand } from './fileInHand.ts';

/** A match to be reviewed, and who sat there, as far as that is known. */
export interface Source {
  readonly where: 'device' | 'server' | 'file' | 'link';
  readonly text: string;
  readonly chairs: readonly Chair[] | undefined;
}

/** `no-file`, `bad-link`, `not-over`, or what the server answered. */
export interface SourceFault {
  readonly fault: string;
}

/** The words in the place of a name that stand for a file that was opened, and for a link that carries the match itself. */
export const [FILE, LINK] = ['file', 'link'];

/** Finds the match of an address: among the files opened here, in the link itself, on this device, or on the server. */
export async function sourceOf(id: string, hash: string): Promise<Source | SourceFault> {
  if (id === FILE) {
    const text = fileInHand();
    return text === undefined ? { fault: 'no-file' } : { where: 'file', text, chairs: undefined };
  }
  if (id === LINK) {
    const text = await unpacked(hash.slice(hash.indexOf('~') + 1));
    return text === undefined ? { fault: 'bad-link' } : { where: 'link', text, chairs: undefined };
  }
  const kept = await keptGame(id).catch(() => undefined);
  const text = kept && (await fileOfKept(id));
  return kept && text !== undefined
    ? { where: 'device', text, chairs: keptChairs(kept.game, usePreferences.getState().name) }
    : fromServer(id);
}

async function fromServer(id: string): Promise<Source | SourceFault> {
  const table = await tableAt(id);
  if (!table.ok) return { fault: table.fault };
  if (table.value.state !== 'over') return { fault: 'not-over' };
  const answer = await fetch(pathTo(PATHS.file, { table: id })).catch(() => undefined);
  if (answer === undefined) return { fault: 'offline' };
  return answer.ok ? { where: 'server', text: await answer.text(), chairs: table.value.chairs } : { fault: 'not-found' };
}
