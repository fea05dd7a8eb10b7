import type { Dice } from '@archipel/kernel';
import type { Idea } from './ideas.ts';
import { plannerWith } from './medium.ts';
import { EASY_SHARE, inStyle, type StyleWeights } from './styles.ts';
import { WEIGHTS, type Weights1800 } from './weights.ts';

/** A beginner sees cards, tiles and people, but neither objectives nor what pays later. */
const BEGINNER: Weights1800 = {
  ...WEIGHTS,
  objective: 0,
  majority: 0,
  visit: 0.3,
  breadth: 0,
  relief: 0.2,
  cubeEffect: 0,
  discardEffect: 0.3,
  income: 0,
};

/** How far a judgement is off at most, as a share of it. */
const ERROR = 0.9;
/** Of so many ideas one is overlooked. */
const OVERLOOKED = 2;

/** Some ideas are overlooked, the others are taken for more or less than they are worth. */
function misjudged(ideas: readonly Idea[], dice: Dice): readonly Idea[] {
  const off = () => 1 + ERROR * (dice.below(2001) / 1000 - 1);
  const seen = ideas.filter(() => dice.below(OVERLOOKED) > 0);
  return seen.map((idea) => ({ ...idea, value: idea.value * off() })).toSorted((a, b) => b.value - a.value);
}

/** A beginner: the planner with a beginner's weights, who overlooks and misjudges things. */
export const easyWith = (style: StyleWeights = {}) => plannerWith(inStyle(BEGINNER, style, EASY_SHARE), misjudged);

export const easy = easyWith();
