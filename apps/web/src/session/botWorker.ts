import { playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type Question, think } from '@archipel/host';
import type { WorkerMessage } from './bots.ts';

const send = (message: WorkerMessage) => postMessage(message);

// Bots think beside the page: however long they take, it answers.
addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  try {
    send({ thought: think(question, { rules: gameById, playerChain, now: () => performance.now() }) });
  } catch (error) {
    send({ fault: error instanceof Error ? error.message : String(error) });
  }
});
send({ ready: true });
