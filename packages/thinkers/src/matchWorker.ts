import { gameById } from '@archipel/games';
import { type MatchTask, runMatchTask } from '@archipel/host';
import { answerTasks } from './answerTasks.ts';

answerTasks<MatchTask>((task) => runMatchTask(task, gameById));
