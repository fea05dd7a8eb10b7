import { isSound } from '@archipel/kernel';
import { type Ask, askSchema, CLOSE } from '@archipel/protocol';
import type { WebSocket } from 'ws';
import { hasEnded, type Who } from '../identity/authentication.ts';
import type { Clock } from '../system/clock.ts';
import { type Answering, isCommand } from './answering.ts';

/** How often both sides show that they are still there, in milliseconds. */
export const HEARTBEAT = 25_000;
/** Asks that may come between two heartbeats. A command counts as a request instead; but one that is refused for coming too soon is an ask. */
const MOST_ASKS = 200;

interface Attention extends Pick<Answering, 'answer'> {
  readonly isOpen: () => boolean;
  readonly clock: Clock;
}

/** Reads what a client says until the line is closed, and closes it where what comes is no sense, too much, or from nobody any more. */
export function attend(socket: WebSocket, { credential }: Who, { answer, isOpen, clock }: Attention): void {
  let [asks, alive] = [0, true];

  function beat(): void {
    if (!alive) {
      socket.terminate();
      return;
    }
    if (hasEnded(credential, clock.now())) socket.close(CLOSE.unknown, 'token-ended');
    [asks, alive] = [0, false];
    socket.ping();
    cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);
  }
  let cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);

  function count(): boolean {
    asks += 1;
    if (asks > MOST_ASKS) socket.close(CLOSE.tooMany, 'too many asks');
    return asks <= MOST_ASKS;
  }

  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    // Who was told that it is over may be slow to hang up, and still talk.
    if (!isOpen()) return;
    alive = true;
    const ask = isBinary || !Buffer.isBuffer(data) ? undefined : askIn(data.toString());
    if (ask === undefined) socket.close(CLOSE.garbage, 'not an ask');
    else if (isCommand(ask) || count()) answer(ask, count);
  });
  socket.on('close', () => cancel());
}

function askIn(text: string): Ask | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSound(value) ? askSchema.safeParse(value).data : undefined;
  } catch {
    return undefined;
  }
}
