// The other end of `trackInThread`: answers each question with a slice. A fault ends the thread, and is heard of there.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Question, type Source, trackHere } from './track.ts';

const port = parentPort;
if (port === null) throw new Error('this runs in a thread only');
const say = (answer: Answer) => port.postMessage(answer);
const track = await trackHere(workerData as Source);
say({ tasks: track.tasks });
for (;;) {
  const [{ name, ms }] = (await once(port, 'message')) as [Question];
  say({ slice: await track.slice(name, ms) });
}
