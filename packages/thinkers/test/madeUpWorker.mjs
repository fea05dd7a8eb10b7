// A worker whose players are made up: they show what becomes of those who never answer, end their thread, or break. It runs built code, as
// workers do.
import { playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { random, think } from '@archipel/host';
import { answerTasks } from '../dist/index.js';

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
const madeUpChain = (level, game) => [
  { level, player: { ...random, advise: players[level] ?? random.advise } },
  ...playerChain('random', game),
];

answerTasks((question) => think(question, { rules: gameById, playerChain: madeUpChain, now: () => performance.now() }));
