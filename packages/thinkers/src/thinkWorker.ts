import { ladder, type Question, type Thought, think } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { answering } from './answering.ts';

answering<Question>((question): Thought => think(question, { rules: gameById, ladder, now: () => performance.now() }));
