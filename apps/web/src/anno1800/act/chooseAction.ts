import type { Commands, Facts, Words } from '../context/context.ts';
import type { Action } from '../model/actions.ts';

/** What choosing an action does: one that needs a further choice leads to where that is made. */
export function chooseAction(action: Action, { view }: Facts, { t }: Words, commands: Commands, from?: Element): void {
  const { act, want, startSwap, announce, show } = commands;
  switch (action) {
    case 'festival':
      act([{ kind: 'festival' }]);
      break;
    case 'swap':
      if (view.hand.length > 0) startSwap();
      show('hand');
      break;
    case 'settle':
    case 'explore':
    case 'expedition':
      want({ kind: action }, from);
      break;
    case 'build':
      announce(t('table.pickTile'));
      show('market');
      break;
    case 'play':
      announce(t('table.pickCard'));
      show('hand');
      break;
    default:
      announce(t(action === 'recruit' ? 'table.pickPlus' : 'table.pickArrow'));
      show(action);
  }
}
