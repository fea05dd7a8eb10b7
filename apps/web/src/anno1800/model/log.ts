import type { Fact } from '@archipel/anno1800';
import { type LogKinds, type LogRow, type LogTurn, logRows } from '../../table/log.ts';
import type { Tab } from './tableState.ts';

export type Row = LogRow<Fact>;
export type Turn = LogTurn<Fact>;

/** Events that only pay for something else. A trade is news by itself: somebody gets gold for it. */
const PAYING: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>(['produced', 'fetched', 'given', 'exhausted', 'spent', 'shift-ended']);

/** What the log must know of these events. */
export const KINDS: LogKinds<Fact> = {
  seatOf: ({ seat }) => seat,
  isDetail: ({ fact }) => PAYING.has(fact),
  turnOf: (event) => (event.fact === 'turn' ? event.round : undefined),
};

/** The log in rows. Payments, and shifts that end before them (R5), are details of the thing that they pay for. */
export const rowsOf = logRows<Fact>(KINDS);

export const LOG_KINDS = ['build', 'cards', 'people', 'voyages', 'trade', 'rest'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const KIND_OF: Readonly<Partial<Record<Fact['fact'], LogKind>>> = {
  built: 'build',
  removed: 'build',
  played: 'cards',
  activated: 'cards',
  drew: 'cards',
  buried: 'cards',
  recruited: 'people',
  upgraded: 'people',
  settled: 'voyages',
  explored: 'voyages',
  expedition: 'voyages',
  traded: 'trade',
};

/** By which the log can be filtered. */
export const kindOf = ({ fact }: Fact): LogKind => KIND_OF[fact] ?? 'rest';

/** The last turn in which a seat did something. */
export function lastTurn(turns: readonly Turn[], seat: number): Turn | undefined {
  return turns.find((turn) => turn.seat === seat);
}

/** The part of a phone's table in which such a place lies. */
export function tabOf([place = '']: readonly string[]): Tab | null {
  if (place.startsWith('market-')) return 'market';
  if (place.startsWith('seat-')) return 'others';
  if (place.startsWith('hand')) return 'hand';
  return place === '' ? null : 'islands';
}

/** The marked places of the table (`data-at`) that a row is about: one's own board, or the name of another player, and the market. */
export function placesOf({ events }: Pick<Row, 'events'>, viewer: number | undefined): readonly string[] {
  return events.flatMap((event) => {
    const others = event.seat === viewer ? [] : [`seat-${event.seat}`];
    switch (event.fact) {
      case 'built':
      case 'removed':
        return [...(event.seat === viewer ? [`field-${event.field}`] : others), `market-${event.tile}`];
      case 'played':
      case 'activated':
        return event.seat === viewer ? [`played-${event.card}`] : others;
      case 'traded':
        return [...others, event.from === viewer ? 'gold' : `seat-${event.from}`];
      case 'recruited':
      case 'upgraded':
        return event.seat === viewer ? [`district-${event.level}`] : others;
      case 'drew':
        return event.seat === viewer ? ['hand'] : others;
      default:
        return others;
    }
  });
}
