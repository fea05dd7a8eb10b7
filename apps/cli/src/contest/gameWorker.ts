import { answerTasks } from '@archipel/thinkers';
import { type GameResult, type GameTask, playGame } from './game.ts';

/** Milliseconds between reports of progress. */
const REPORT_INTERVAL = 100;

const now = () => performance.now();

answerTasks<GameTask>((task, onProgress): GameResult => {
  let reported = now();
  return playGame(task, now, (moves) => {
    if (now() - reported < REPORT_INTERVAL) return;
    reported = now();
    onProgress(moves);
  });
});
