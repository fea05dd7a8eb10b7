import type { Fact } from '@archipel/anno1503';
import type { LogKinds, LogRow, LogTurn } from '../../table/log.ts';
import type { Entry } from './facts.ts';
import { standing } from './facts.ts';
import type { Tab } from './tableState.ts';

export type Row = LogRow<Fact>;
export type Turn = LogTurn<Fact>;

/** What the log must know of these facts. */
export const KINDS: LogKinds<Fact> = {
  seatOf: (fact) => ('seat' in fact ? fact.seat : 0),
  isDetail: () => false,
  turnOf: (fact) => (fact.fact === 'turn' ? fact.round : undefined),
};

export const LOG_KINDS = ['dice', 'trade', 'home', 'sea'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const KIND_OF: Readonly<Partial<Record<Fact['fact'], LogKind>>> = {
  sold: 'trade',
  bought: 'trade',
  branched: 'trade',
  discarded: 'trade',
  placed: 'home',
  developed: 'home',
  launched: 'sea',
  sailed: 'sea',
  looked: 'sea',
  'put-back': 'sea',
  used: 'sea',
};

/** By which the log can be filtered: what the die brings is all that is left. */
export const kindOf = ({ fact }: Fact): LogKind => KIND_OF[fact] ?? 'dice';

/** The log in rows, newest first. A voyage of several squares is one row; what a roll brings everybody stands with the roll. */
export function rowsOf(entries: readonly Entry[]): readonly Row[] {
  const rows: Row[] = [];
  let [round, turn, whose] = [1, 0, entries[0]?.seat ?? 0];
  for (const entry of standing(entries)) {
    const events = entry.events.filter((fact) => fact.fact !== 'turn' && !isOthersChoice(fact));
    const last = rows.at(-1);
    if (events.length > 0) {
      const { position, seat, bot, standIn } = entry;
      const byChance = events.every((event) => kindOf(event) === 'dice');
      const row = { position, first: position, seat, bot, byChance, events, details: [], round, turn, whose, standIn };
      if (last && goesOn(last, row)) rows.splice(-1, 1, { ...row, first: last.first });
      else rows.push(row);
    }
    for (const fact of entry.events) if (fact.fact === 'turn') [round, turn, whose] = [fact.round, turn + 1, fact.seat];
  }
  return rows.toReversed();
}

/**
 * That somebody else has answered, without what. The names beside the board show who is waited for; a line for those who answer by hand would tell who has
 * standing orders (Q3.2).
 */
const isOthersChoice = (fact: Fact): boolean => fact.fact === 'chose' && fact.commodity === undefined && fact.pier === undefined;

/** Whether a row says all that the one before it said: a ship has sailed on. */
function goesOn({ events: [before, ...more], seat }: LogRow<Fact>, { events: [fact, ...others], seat: by }: LogRow<Fact>): boolean {
  if (before?.fact !== 'sailed' || fact?.fact !== 'sailed' || more.length + others.length > 0) return false;
  return seat === by && before.ship === fact.ship;
}

/** The part of a phone's table in which such a place lies. */
export function tabOf([place = '']: readonly string[]): Tab | null {
  if (place.startsWith('square-')) return 'sea';
  if (place.startsWith('seat-')) return 'others';
  if (place === 'hand') return 'hand';
  return place === '' ? null : 'home';
}

/** The marks of the table (`data-at`) at which what a row tells took place. */
export function spotsOf({ events }: Pick<Row, 'events'>, seat: number | undefined): readonly string[] {
  return events.flatMap((fact): readonly string[] => {
    const mine = 'seat' in fact && fact.seat === seat;
    switch (fact.fact) {
      case 'sailed':
        return [`square-${fact.to}`];
      case 'looked':
      case 'put-back':
      case 'laid':
        return [`square-${fact.space}`];
      case 'used':
        return [`square-${fact.space}`, mine ? (fact.pier === undefined ? 'wooden' : `pier-${fact.pier}`) : `seat-${fact.seat}`];
      case 'placed':
      case 'developed':
      case 'sold':
        return [mine ? `inhabitant-${fact.inhabitant}` : `seat-${fact.seat}`];
      case 'bought':
      case 'took':
      case 'discarded':
        return [mine ? 'hand' : `seat-${fact.seat}`, `stack-${fact.commodity}`];
      case 'lost':
        return [mine ? (fact.pier === 'wooden' ? 'wooden' : `pier-${fact.pier}`) : `seat-${fact.seat}`];
      default:
        return 'seat' in fact && !mine ? [`seat-${fact.seat}`] : [];
    }
  });
}
