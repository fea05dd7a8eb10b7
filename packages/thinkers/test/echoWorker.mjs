// Does as it is told, for the tests of the pool.
import { answering } from '../dist/index.js';

answering(({ say, news = 0, fail, hang, leave }, tell) => {
  for (let at = 0; at < news; at++) tell(at);
  if (fail) throw new Error(fail);
  if (leave) process.exit(3);
  if (hang) for (;;);
  return say;
});
