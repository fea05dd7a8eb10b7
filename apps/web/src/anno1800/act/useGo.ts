import { LEVEL_NAMES } from '../../pieces/index.ts';
import { type Shared, useTable } from '../context.tsx';
import type { Action } from './Actions.tsx';

interface Go {
  possible(action: Action): boolean;
  to(action: Action, from?: Element): void;
}

export const useGo = (): Go => goingOn(useTable());

/** What choosing an action does: those that need a further choice lead to where it is made. */
export function goingOn({ act, want, swap, lights, moves, t, say, view, show }: Shared): Go {
  const possible = (action: Action): boolean => {
    switch (action) {
      case 'build':
      case 'play':
        return lights.count(action) > 0;
      case 'swap':
        return moves.some(({ kind }) => kind === 'swap');
      case 'recruit':
      case 'upgrade':
        return LEVEL_NAMES.some((level) => lights[action](level) === 'lit');
      case 'festival':
        return moves.some(({ kind }) => kind === 'festival');
      default:
        return lights.voyage(action) === 'lit';
    }
  };
  return {
    possible,
    to(action, from) {
      switch (action) {
        case 'festival':
          return act([{ kind: 'festival' }]);
        case 'swap':
          if (view.hand.length > 0) swap([]);
          return show('hand');
        case 'settle':
        case 'explore':
        case 'expedition':
          return want({ kind: action }, from);
        case 'build':
          say(t('table.pickTile'));
          return show('market');
        case 'play':
          say(t('table.pickCard'));
          return show('hand');
        default:
          say(t(action === 'recruit' ? 'table.pickPlus' : 'table.pickArrow'));
          return show(action === 'recruit' ? 'recruit' : 'upgrade');
      }
    },
  };
}
