import type { Fact } from '@archipel/anno1503';
import type { EntryOf } from '../../session/session.ts';

export { standingEntries as standing } from '../../table/log.ts';

/** An entry of the log of this game. */
export type Entry = EntryOf<Fact>;

/** How a fact changes what a seat owns: everything that objectives and events count is told as a fact. */
export interface Change {
  readonly seat: number;
  readonly gold?: number;
  readonly outposts?: number;
  readonly agreements?: number;
  readonly inhabitants?: number;
  readonly buildings?: number;
  readonly merchants?: number;
}

export function changesOf(fact: Fact): readonly Change[] {
  switch (fact.fact) {
    case 'paid':
    case 'bought':
      return [{ seat: fact.seat, gold: -fact.gold }];
    case 'sold':
      return [{ seat: fact.seat, gold: fact.gold }];
    case 'branched':
      return [
        { seat: fact.seat, gold: -fact.gold },
        { seat: fact.from, gold: fact.gold },
      ];
    case 'lost':
      return [fact.tile.kind === 'outpost' ? { seat: fact.seat, outposts: -1 } : { seat: fact.seat, agreements: -1 }];
    case 'used':
      if (fact.tile.kind === 'outpost') return [{ seat: fact.seat, outposts: 1 }];
      if (fact.tile.kind === 'agreement') return [{ seat: fact.seat, agreements: 1 }];
      return [{ seat: fact.seat, gold: fact.gold ?? 0 }];
    case 'placed':
      return [{ seat: fact.seat, inhabitants: 1, buildings: fact.building === undefined ? 0 : 1 }];
    case 'developed':
      return fact.level === 'merchant' ? [{ seat: fact.seat, merchants: 1 }] : [];
    case 'burned':
      return [
        {
          seat: fact.seat,
          inhabitants: -1,
          buildings: fact.building === undefined ? 0 : -1,
          merchants: fact.level === 'merchant' ? -1 : 0,
        },
      ];
    default:
      return [];
  }
}
