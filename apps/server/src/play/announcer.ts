import type { Broadcaster } from './broadcaster.ts';
import { type LiveTable, type News, setAsideProblem } from './liveTables.ts';

interface Deps {
  /** Sets the table's alarms. */
  readonly setAlarms: (live: LiveTable) => void;
  readonly broadcaster: Broadcaster;
  readonly tellChat: (live: LiveTable) => Promise<void>;
  /** Called when a bot may have to move. */
  readonly drive: (live: LiveTable) => void;
}

/** What follows from a commit, whichever process made it: alarms are set, those who watch are told, bots move. */
export function createAnnouncer({ setAlarms, broadcaster, tellChat, drive }: Deps) {
  return async (live: LiveTable, { before, moves, table, chat }: News): Promise<void> => {
    const { state, position } = live.table;
    setAlarms(live);
    if (before.state === 'open' && state === 'playing') broadcaster.close(live);
    if (table) await broadcaster.table(live);
    if (live.table.setAside && !before.setAside) broadcaster.problem(live, setAsideProblem);
    if (moves || position !== before.position || (table && state === 'playing')) broadcaster.match(live);
    // Of what stands in the table, a move changes only this.
    const newTimeouts = live.table.timeouts.some((count, seat) => count !== before.timeouts[seat]);
    if (!table && (state !== before.state || newTimeouts)) await broadcaster.table(live);
    if (chat) await tellChat(live);
    if (!moves && !table) return;
    broadcaster.turns(live, before);
    drive(live);
  };
}
