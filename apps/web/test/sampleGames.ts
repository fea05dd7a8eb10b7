import { type AnyRules, hash } from '@archipel/kernel';
import { shells } from '../../../packages/conformance/test/shells.ts';

/** Time enough to press a button: every move costs the rules some thought. */
function ponder(): void {
  for (let thought = 0; thought < 200; thought++) hash(thought);
}

const waiting: AnyRules = {
  ...shells,
  setup: () => 0,
  active: () => [0],
  view: () => ({}),
  moves: () => [{ kind: 'wait' }],
  apply: (state) => ({ ok: true, state: Number(state) + 1, events: [], reveals: [] }),
  outcome: () => null,
  round: (state) => 1 + Math.floor(Number(state) / 10),
};

/** A game that never ends. */
export const endless: AnyRules = { ...waiting, id: 'endless' };

/** One that never ends and thinks long. */
const slow: AnyRules = {
  ...endless,
  id: 'slow',
  moves: () => {
    ponder();
    return [{ kind: 'wait' }];
  },
};

/** One whose rules refuse what they have offered. */
export const broken: AnyRules = { ...waiting, id: 'broken', apply: () => ({ ok: false, illegal: { rule: 'B1', reasons: [] } }) };

/** Stands for @archipel/games in a build made for the tests: small games that show every state of the page, whatever the house has by now. */
export const games: readonly AnyRules[] = [shells, slow, broken];

export function gameById(id: string): AnyRules | undefined {
  return games.find((game) => game.id === id);
}
