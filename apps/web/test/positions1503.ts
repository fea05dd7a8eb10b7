import { anno1503, type State } from '@archipel/anno1503';
import type { Page } from 'playwright-core';
import { atTurn, kept1503, shipSails } from './kept1503.ts';
import type { Kept } from './keptGame.ts';

export const seen = (state: State) => anno1503.view(state, 0);

/** Whether a seat is asked about this. */
export function waits(state: State, about: string, seat = 0): boolean {
  const { asking } = seen(state);
  return asking?.about === about && asking.waiting.includes(seat);
}

interface Shown {
  readonly kept: () => Kept;
  /** What is opened on the table, if it is not open yet. */
  readonly open?: (page: Page) => Promise<void>;
}

const first = (selector: string, opened: string) => async (page: Page) => {
  if ((await page.locator(opened).count()) > 0) return;
  await page.locator(selector).first().click();
  await page.locator(opened).first().waitFor();
};

export const mid = () => kept1503({ seats: 3, seed: 'three', until: atTurn(14), where: shipSails('g2', 'g3') });

/** Every state of the table of Anno 1503, each from a real game: what can be asked of the person, and what can be open. */
export const POSITIONS: Readonly<Record<string, Shown>> = {
  early: { kept: () => kept1503({ seats: 2, seed: 'two', until: atTurn(2) }) },
  act: { kept: mid },
  late: { kept: () => kept1503({ seats: 4, seed: 'mid', until: atTurn(14) }) },
  roll: { kept: () => kept1503({ seats: 3, seed: 'roll', until: (state) => seen(state).phase === 'roll' && seen(state).turn === 0 }) },
  choose: { kept: () => kept1503({ seats: 4, seed: 'choose', until: (state) => waits(state, 'production') }) },
  'golden-times': { kept: () => kept1503({ seats: 4, seed: 'golden', until: (state) => waits(state, 'golden-times') }) },
  pirates: { kept: () => kept1503({ seats: 4, seed: 'lose 17', until: (state) => waits(state, 'pirates') }) },
  tile: { kept: () => kept1503({ seats: 4, seed: 'tile', until: (state) => seen(state).turn === 0 && seen(state).phase === 'look' }) },
  voyage: { kept: mid, open: first('[data-at="square-g3"]', '.sheet15') },
  over: {
    kept: () => kept1503({ seats: 3, seed: 'over', options: { rounds: 8 }, until: (state) => seen(state).phase === 'over' }),
    open: first('[data-key="score"]', 'dialog table'),
  },
};
