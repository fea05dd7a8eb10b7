import { answerTasks } from './answerTasks.ts';
import { type ReviewTask, runReviewTask } from './reviewTask.ts';

answerTasks<ReviewTask>(runReviewTask);
