import type { Scenery } from '@archipel/kernel';
import type { State } from '../state.ts';
import { build } from './build.ts';
import { describe } from './describe.ts';

export const scenery: Scenery<State> = { build, describe };
