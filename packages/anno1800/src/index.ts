export { layoutOf, owned, tradePrice } from './board/board.ts';
export { type Box, boxOf, type Card, type Cost, type Effect, levelName, levelOf, named, tokens } from './box/box.ts';
export { COMPONENTS } from './data/components.ts';
export { nth } from './data/list.ts';
export { type Components, componentsSchema, OBJECTIVES_IN_PLAY } from './data/schema.ts';
export {
  type CardId,
  DECKS,
  type Deck,
  type ExpeditionId,
  type FieldId,
  type Good,
  type Ground,
  LEVEL_INDICES,
  type Level,
  type LevelName,
  type NewWorldId,
  type ObjectiveId,
  type OldWorldId,
  type Place,
  type TileId,
} from './data/words.ts';
export { SWAPPED_AT_MOST } from './moves/cards.ts';
export type { Move } from './moves/schema.ts';
export { sourcesOf } from './payability/means.ts';
export { payable } from './payability/payable.ts';
export { type Affordability, type Affordable, affordable } from './planner/affordable.ts';
export { type ChainStep, chainSearch, chainTo } from './planner/chain.ts';
export { changes, type PricedChange } from './planner/changes.ts';
export type { Leaves, Plan } from './planner/leaves.ts';
export { missing } from './planner/missing.ts';
export type { Opening } from './planner/opening.ts';
export { plans } from './planner/plans.ts';
export type { Change } from './planner/remedy.ts';
export { best, PLAIN_VALUATION, ranked, type Valuation, valueLeft } from './planner/valuation.ts';
export { type Why, type WhyNot, why, whyNot } from './planner/why.ts';
export { byHand, type PlayerCounts, worths } from './rules/byHand.ts';
export { sampleState } from './rules/sampleState.ts';
export { bestVisits, FIREWORKS, GOLD_A_POINT, majorityPlace, outcomeOf, sheetOf, visitedOn } from './rules/scoring.ts';
export { freshTurn } from './rules/turn.ts';
export { anno1800 } from './rules.ts';
export { componentsIn, type Options, ROUNDS } from './setup/options.ts';
export { copied, withPlayer } from './state/change.ts';
export type { Fact } from './state/facts.ts';
export { type Player, playerAt, type State, type Table } from './state/state.ts';
export type { View } from './state/view.ts';
