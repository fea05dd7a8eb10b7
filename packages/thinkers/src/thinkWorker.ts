import { playerChain } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type Question, type Thought, think } from '@archipel/host';
import { answerTasks } from './answerTasks.ts';

answerTasks<Question>((question): Thought => think(question, { rules: gameById, playerChain, now: () => performance.now() }));
