import { gameById } from '@archipel/games';
import { digestOf } from './digest.ts';
import type { DigestAnswer, DigestQuestion } from './digesting.ts';

// Playing a match again takes a while: the page goes on meanwhile.
addEventListener('message', ({ data: { setup, log, actions } }: MessageEvent<DigestQuestion>) => {
  const tell = (answer: DigestAnswer) => postMessage(answer);
  try {
    const rules = gameById(setup.game);
    tell({ digest: rules && digestOf(rules, setup, log, actions) });
  } catch {
    tell({ digest: undefined });
  }
});
