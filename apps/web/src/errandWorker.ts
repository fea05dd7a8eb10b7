import { gameById, games } from '@archipel/games';
import type { Errand, Report, Returns } from './errands.ts';
import { playThrough } from './playthrough.ts';
import { judge } from './verdict.ts';

/** Often enough for the eye. */
const MILLISECONDS_BETWEEN_REPORTS = 60;

const tell = (report: Report) => postMessage(report);

function play(game: string, seats: number, seed: string): Returns['play'] {
  const rules = gameById(game);
  if (rules === undefined) throw new Error(game);
  const began = performance.now();
  let reported = began;
  const played = playThrough(rules, seats, seed, (progress) => {
    if (performance.now() - reported < MILLISECONDS_BETWEEN_REPORTS) return;
    reported = performance.now();
    tell({ tell: 'progress', progress: progress() });
  });
  return { ...played, milliseconds: performance.now() - began };
}

function run(errand: Errand): Returns[keyof Returns] {
  if (errand.ask === 'games') return games.map(({ id, seats }) => ({ id, seats }));
  if (errand.ask === 'play') return play(errand.game, errand.seats, errand.seed);
  return judge(errand.text, gameById);
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  try {
    tell({ tell: 'done', result: run(data) });
  } catch (error) {
    tell({ tell: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
});
