import type { Move } from '@archipel/anno1800';
import { LEVEL_NAMES } from '../pieces/index.ts';
import type { Lights } from './lights.ts';

/** The actions of a turn (R2), in the order of the panel, with the key that leads to each. */
export const ACTIONS = ['build', 'play', 'swap', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'festival'] as const;
export type Action = (typeof ACTIONS)[number];

export const ACTION_KEYS: Readonly<Record<Action, string>> = {
  build: 'B',
  play: 'K',
  swap: 'T',
  recruit: 'A',
  upgrade: 'S',
  settle: 'O',
  explore: 'N',
  expedition: 'X',
  festival: 'F',
};

/** Whether there is anything to choose for this action now. */
export function isPossible(action: Action, lights: Lights, moves: readonly Move[]): boolean {
  switch (action) {
    case 'build':
    case 'play':
      return lights.count(action) > 0;
    case 'swap':
    case 'festival':
      return moves.some(({ kind }) => kind === action);
    case 'recruit':
    case 'upgrade':
      return LEVEL_NAMES.some((level) => lights[action](level) === 'lit');
    default:
      return lights.voyage(action) === 'lit';
  }
}
