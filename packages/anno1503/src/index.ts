export type { Board, IslandSpace, Square } from './data/board.ts';
export { type Box, boxOf, type Tile } from './data/box.ts';
export { COMPONENTS } from './data/components.ts';
export { type Components, componentsSchema } from './data/schema.ts';
export {
  BUILDINGS,
  type Building,
  CHOICES,
  type Choice,
  COMMODITIES,
  type Commodity,
  EVENTS,
  type Event,
  HOME_ISLANDS,
  type HomeIsland,
  LEVELS,
  type Level,
  OBJECTIVES,
  type Objective,
} from './data/words.ts';
export { buyPrice } from './moves/buy.ts';
export type { Move } from './moves/index.ts';
export { obtainable, priceAt } from './rules/buildings.ts';
export { added } from './rules/cards.ts';
export { nextLevel, stepUp, unsafe } from './rules/inhabitants.ts';
export { type ObjectiveCounts, objectivesHeld, outcomeOfCounts, progress } from './rules/objectives.ts';
export { losable } from './rules/pirates.ts';
export { isLeft, kindsFor, mayDecline } from './rules/production.ts';
export { sampleState } from './rules/sampleState.ts';
export { unseenTiles } from './rules/unseenTiles.ts';
export { pointsOf } from './rules/voyage.ts';
export { anno1503 } from './rules.ts';
export { componentsIn, type Options, ROUNDS } from './setup/options.ts';
export { openOf } from './state/change.ts';
export type { Fact } from './state/facts.ts';
export { type Goods, NO_GOODS, type Open, type Player, type Secret, type Ship, type State } from './state/state.ts';
export type { View } from './state/view.ts';
