// Does what its tasks say, for the tests of the pool.
import { answerTasks } from '../dist/index.js';

answerTasks(({ say, steps = 0, fail, hang, leave }, onProgress) => {
  for (let step = 0; step < steps; step++) onProgress(step);
  if (fail) throw new Error(fail);
  if (leave) process.exit(3);
  if (hang) for (;;);
  return say;
});
