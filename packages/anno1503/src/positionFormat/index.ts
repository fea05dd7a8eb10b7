import type { PositionFormat } from '@archipel/kernel';
import type { State } from '../state/state.ts';
import { build } from './build.ts';
import { describe } from './describe.ts';

export const positionFormat: PositionFormat<State> = { build, describe };
