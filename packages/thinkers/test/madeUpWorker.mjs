// A worker whose players are made up: they show what becomes of those who never answer, end their thread, or break. It runs built code, as
// workers do.
import { ladder, random, think } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { answering } from '../dist/index.js';

const players = {
  sleepless: () => {
    for (;;);
  },
  leaving: () => process.exit(7),
  breaking: () => {
    throw new Error('the mast broke');
  },
};

/** Each of them is above chance. */
const rungsOf = (level, game) => [{ level, player: { ...random, advise: players[level] ?? random.advise } }, ...ladder('random', game)];

answering((question) => think(question, { rules: gameById, ladder: rungsOf, now: () => performance.now() }));
