export type { Board, IslandSpace, Square } from './board.ts';
export { type Box, boxOf, type Tile } from './box.ts';
export { priceAt } from './buildings.ts';
export { added, NO_GOODS } from './cards.ts';
export { COMPONENTS } from './data/components.ts';
export { type Components, componentsSchema } from './data/schema.ts';
export {
  BUILDINGS,
  type Building,
  COMMODITIES,
  type Commodity,
  HOME_ISLANDS,
  type HomeIsland,
  LEVELS,
  type Level,
  OBJECTIVES,
  type Objective,
} from './data/words.ts';
export type { Fact } from './facts.ts';
export { nextLevel, stepUp, unsafe } from './inhabitants.ts';
export { buyPrice } from './moves/buy.ts';
export type { Move } from './moves/index.ts';
export { objectivesHeld, progress } from './objectives.ts';
export type { Options } from './options.ts';
export { losable } from './pirates.ts';
export { isLeft, kindsFor } from './production.ts';
export { anno1503 } from './rules.ts';
export type { Goods, Open, Player, Ship, State } from './state.ts';
export type { View } from './view.ts';
export { pointsOf } from './voyage.ts';
