import { playerChain, whySeen } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type Question, think } from '@archipel/host';
import { importMatch } from '@archipel/kernel';
import { once, whyInMatch } from '@archipel/review';
import type { WorkerMessage } from './bots.ts';
import type { WhyAnswer, WhyQuestion } from './whyMessages.ts';

const send = (message: WorkerMessage | WhyAnswer) => postMessage(message);

/** Why something was done, in a match or by what was seen of it. */
function why(question: WhyQuestion): WhyAnswer {
  if ('seen' in question) return { why: once(question.seen.flatMap((deed) => whySeen(question.game, deed))) };
  const read = importMatch(question.match);
  const rules = read.ok ? gameById(read.file.setup.game) : undefined;
  if (!read.ok || rules === undefined) return { why: null };
  const found = question.deeds.map((deed) => whyInMatch(rules, read.file, deed, question.audience));
  return { why: found.includes(undefined) ? null : once(found.flatMap((each) => each ?? [])) };
}

// Bots think beside the page, and are explained there: however long it takes, the page answers.
addEventListener('message', ({ data: question }: MessageEvent<Question | WhyQuestion>) => {
  try {
    if ('level' in question) send({ thought: think(question, { rules: gameById, playerChain, now: () => performance.now() }) });
    else send(why(question));
  } catch (error) {
    send({ fault: error instanceof Error ? error.message : String(error) });
  }
});
send({ ready: true });
