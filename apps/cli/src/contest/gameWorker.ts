import { answering } from '@archipel/thinkers';
import { type GameResult, type GameTask, playGame } from './game.ts';

/** Often enough for the eye. */
const MILLISECONDS_BETWEEN_NEWS = 100;

const now = () => performance.now();

answering<GameTask>((task, news): GameResult => {
  let told = now();
  return playGame(task, now, (moves) => {
    if (now() - told < MILLISECONDS_BETWEEN_NEWS) return;
    told = now();
    news(moves);
  });
});
