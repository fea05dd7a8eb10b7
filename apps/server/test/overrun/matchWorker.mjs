// The worker of the server, with one game more. It runs built code, as workers do.
import { gameById } from '@archipel/games';
import { runMatchTask } from '@archipel/host';
import { answerTasks } from '@archipel/thinkers';
import { hostileOf } from './hostile.mjs';

const hostile = hostileOf(gameById('anno1503'));
answerTasks((task) => runMatchTask(task, (id) => (id === 'hostile' ? hostile : gameById(id))));
