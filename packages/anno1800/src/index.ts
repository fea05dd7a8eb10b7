export { COMPONENTS } from './data/components.ts';
export { type Components, componentsSchema } from './data/schema.ts';
export type { Fact } from './facts.ts';
export type { Move } from './moves/schema.ts';
export type { Options } from './options.ts';
export { anno1800 } from './rules.ts';
export type { Player, State, Table } from './state.ts';
export type { View } from './view.ts';
