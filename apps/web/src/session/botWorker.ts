import { ladder, type Question, think } from '@archipel/bots';
import { gameById } from '@archipel/games';
import type { Thinking } from './bots.ts';

// Bots think beside the page: however long they take, it answers.
addEventListener('message', ({ data: { number, question } }: MessageEvent<{ readonly number: number; readonly question: Question }>) => {
  const tell = (word: Thinking) => postMessage(word);
  try {
    tell({ number, thought: think(question, { rules: gameById, ladder, now: () => performance.now() }) });
  } catch (error) {
    tell({ number, fault: error instanceof Error ? error.message : String(error) });
  }
});
