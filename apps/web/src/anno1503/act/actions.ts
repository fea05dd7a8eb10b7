import type { IconName } from '../../pieces/index.ts';
import type { Commands, Facts } from '../context/context.tsx';
import type { Action } from '../model/offered.ts';

/** The key that leads to each action. */
export const KEYS: Readonly<Record<Action, string>> = {
  sell: 'S',
  buy: 'B',
  develop: 'D',
  place: 'P',
  launch: 'N',
  branch: 'G',
  orders: 'O',
  sail: 'A',
};

export const ICONS: Readonly<Record<Action, IconName>> = {
  sell: 'agreement',
  buy: 'cards',
  develop: 'upgrade',
  place: 'recruit',
  launch: 'exploration-ship',
  branch: 'big-branch',
  orders: 'orders',
  sail: 'sail',
};

/** What choosing an action does: those that need a further choice lead to where it is made. */
export function goTo(action: Action, facts: Facts, commands: Commands): void {
  DEEDS[action](facts, commands);
}

const DEEDS: Readonly<Record<Action, (facts: Facts, commands: Commands) => void>> = {
  sell: (_, { show }) => show('hand', '.pile[data-light="lit"], .pile'),
  develop: (_, { show }) => show('home', '.rise[data-light="lit"], .rise[data-light="half"], .rise'),
  buy: (_, { want }) => want({ kind: 'buy', commodity: null }),
  place: (_, { want }) => want({ kind: 'place', building: null }),
  launch: (_, { want }) => want({ kind: 'place-ship' }),
  branch: (_, { want }) => want({ kind: 'branch', from: null }),
  orders: ({ view }, { openSheet }) => openSheet({ show: 'orders', orders: view.orders }),
  sail({ reaches: [first] }, { show, chooseShip }) {
    if (first) chooseShip(first.ship);
    show('sea', '.own-ship:enabled, .sea-square[data-light="glow"], .sea-square');
  },
};
