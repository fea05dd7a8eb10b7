import type { Fact } from '@archipel/anno1800';
import type { Happened } from '@archipel/protocol';
import { standing } from './takeBack.ts';

/** One line of the log: what somebody did with one move, with the small facts of its payment behind it. */
export interface Row {
  readonly position: number;
  readonly seat: number;
  /** What is told. */
  readonly facts: readonly Fact[];
  /** How it was paid: told on request. */
  readonly paid: readonly Fact[];
  readonly round: number;
}

/** Facts that only pay for something else. */
const SMALL: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'produced',
  'fetched',
  'given',
  'exhausted',
  'spent',
  'shift-ended',
  'turn',
]);

/**
 * The log in rows, newest first. What was taken back is not told. Payments gather until the thing that they pay for is done, and so do shifts that end
 * before it (R5); a trade is news by itself: somebody gets gold for it.
 */
export function rowsOf(happened: readonly Happened[]): readonly Row[] {
  const rows: Row[] = [];
  let round = 1;
  let paid: Fact[] = [];
  const add = (entry: Happened, seat: number, facts: readonly Fact[]) => {
    const row = known.get(entry) ?? { position: entry.position, seat, facts, paid, round };
    known.set(entry, row);
    rows.push(row);
    paid = [];
  };
  const stood = standing(happened);
  for (const entry of stood) {
    // The session has read the log by the game's schema.
    const facts = entry.events as readonly unknown[] as readonly Fact[];
    const told = facts.filter(({ fact }) => !SMALL.has(fact));
    const turn = facts.find((fact) => fact.fact === 'turn');
    paid.push(...facts.filter(({ fact }) => SMALL.has(fact) && fact !== 'turn'));
    if (told.length > 0) add(entry, told[0]?.seat ?? entry.seat, told);
    // Shifts that ended for nothing that followed are told by themselves.
    const [ended] = paid;
    if (turn && ended) {
      const alone = paid;
      paid = [];
      add(entry, ended.seat, alone);
    }
    if (turn?.fact === 'turn') ({ round } = turn);
  }
  return rows.toReversed();
}

/** What has happened does not change: the row of an entry is made once, and need not be drawn again. */
const known = new WeakMap<Happened, Row>();

/** The last thing that a seat did, for those who look at it. */
export function lastDeed(rows: readonly Row[], seat: number): Fact | undefined {
  const row = rows.find((each) => each.facts.some((fact) => fact.seat === seat && DEEDS.has(fact.fact)));
  return row?.facts.find((fact) => DEEDS.has(fact.fact));
}

const DEEDS: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'built',
  'played',
  'recruited',
  'upgraded',
  'settled',
  'explored',
  'expedition',
  'festival',
  'buried',
]);

/** The marked places of the table (`data-at`) that a row speaks of: one's own board, or the name of another player, and the market. */
export function spotsOf({ facts }: Row, viewer: number | undefined): readonly string[] {
  return facts.flatMap((fact) => {
    const who = fact.seat === viewer ? [] : [`seat-${fact.seat}`];
    switch (fact.fact) {
      case 'built':
      case 'removed':
        return [...(fact.seat === viewer ? [`field-${fact.field}`] : who), `market-${fact.tile}`];
      case 'played':
      case 'activated':
        return fact.seat === viewer ? [`played-${fact.card}`] : who;
      case 'traded':
        return [...who, fact.from === viewer ? 'gold' : `seat-${fact.from}`];
      case 'recruited':
      case 'upgraded':
        return fact.seat === viewer ? [`district-${fact.level}`] : who;
      case 'drew':
        return fact.seat === viewer ? ['hand'] : who;
      default:
        return who;
    }
  });
}
