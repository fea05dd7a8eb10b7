<<<<<<< HEAD
export { layoutOf, owned, playerAt, withPlayer } from './board.ts';
export { type Box, boxOf, type Card, type Cost, type Effect, levelName, levelOf, named, type Tile, tokens } from './box.ts';
=======
export { layoutOf, owned } from './board.ts';
export { boxOf, levelOf, named } from './box.ts';
>>>>>>> main
export { COMPONENTS } from './data/components.ts';
export { type Components, componentsSchema, DECKS, type LevelName } from './data/schema.ts';
export type { Fact } from './facts.ts';
export { nth } from './list.ts';
export type { Move } from './moves/schema.ts';
export type { Options } from './options.ts';
<<<<<<< HEAD
export { payable, sourcesOf } from './payment/payable.ts';
export { anno1800 } from './rules.ts';
export { sheetOf } from './scoring.ts';
export type { Item, Player, Secret, State, Table } from './state.ts';
=======
export { sourcesOf } from './payment/means.ts';
export { anno1800 } from './rules.ts';
export { type Player, playerAt, type State, type Table } from './state.ts';
>>>>>>> main
export type { View } from './view.ts';
