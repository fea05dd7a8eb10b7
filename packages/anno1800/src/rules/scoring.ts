import { type Outcome, placesBy, type ScoreSheet, type Seat, seatsOf } from '@archipel/kernel';
import { named } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { ObjectiveData } from '../data/schema.ts';
import { DECK_INDICES, DECKS, LEVEL_INDICES, type ObjectiveId, type SIDES } from '../data/words.ts';
import type { State } from '../state/state.ts';
import { type Counted, onTable, total, type VisitField } from './counted.ts';

/** R15.2 */
export const GOLD_A_POINT = 3;
export const FIREWORKS = 7;

/** R15: the full score sheets, and who has won. */
export function outcome(state: State): Outcome | null {
  return state.table.over ? outcomeOf(onTable(state)) : null;
}

/** The same for players whose things were counted, on a table or by hand. */
export function outcomeOf(counted: Counted): Outcome {
  const sheets = seatsOf(counted.seats).map((seat) => sheetFor(counted, seat));
  // R15.4: more influence, then more industries, shipyards and ships, then fewer cards in hand.
  const standing = sheets.map((sheet, seat) => [sheet.total, counted.buildings(seat), -counted.hand(seat)]);
  const better = (a: Seat, b: Seat) => {
    const [mine, theirs] = [nth(standing, a), nth(standing, b)];
    const first = mine.findIndex((value, at) => value !== theirs[at]);
    return first < 0 ? 0 : nth(mine, first) - nth(theirs, first);
  };
  return { places: placesBy(sheets.length, better), sheets };
}

/** One player's points as they stand, line by line. */
export function sheetOf(state: State, seat: Seat): ScoreSheet {
  return sheetFor(onTable(state), seat);
}

function sheetFor(counted: Counted, seat: Seat): ScoreSheet {
  const { box, objectives } = counted;
  const visits = bestVisits(counted, seat);
  const gold = counted.gold(seat);
  const lines = [
    ...DECK_INDICES.map((deck) => ({ line: nth(DECKS, deck), ...counted.cards(seat, deck) })),
    { line: 'expeditions', points: total(visits.map(({ points }) => points)), count: visits.length },
    { line: 'gold', points: Math.floor(gold / GOLD_A_POINT), count: gold },
    { line: 'fireworks', points: counted.fireworks(seat) ? FIREWORKS : 0 },
    ...objectives.map((id) => ({ line: id, ...objectivePoints(counted, seat, named(box.objectives, id), visits) })),
  ];
  return { total: total(lines.map((line) => line.points)), lines };
}

/**
 * R15.3: who visits what, for the most points, Zoo and Museum counted. A field wants one level and a cube has one, so each level is a problem
 * of its own, and its best fields take the cubes: of fields that score alike those come first that an objective rewards.
 */
export function bestVisits(counted: Counted, seat: Seat): readonly VisitField[] {
  const { box, objectives } = counted;
  const bonus = (objective: ObjectiveId) => (objectives.includes(objective) ? (named(box.objectives, objective).pointsEach ?? 0) : 0);
  const extra = { animal: bonus('zoo'), artefact: bonus('museum') };
  const worth = (field: VisitField) => field.points + extra[field.side];
  const fields = counted.fields(seat);
  const visits: VisitField[] = [];
  for (const level of LEVEL_INDICES) {
    const wanting = fields.filter((field) => field.visitor === level);
    if (wanting.length === 0) continue;
    visits.push(...wanting.toSorted((a, b) => worth(b) - worth(a)).slice(0, counted.cubes(seat, level)));
  }
  return visits;
}

/** The visited fields of one side. */
export function visitedOn(visits: readonly VisitField[], side: (typeof SIDES)[number]): readonly VisitField[] {
  return visits.filter((field) => field.side === side);
}

/** R14: what one objective brings one player. */
function objectivePoints(
  counted: Counted,
  seat: Seat,
  objective: ObjectiveData,
  visits: readonly VisitField[],
): { readonly points: number; readonly count?: number } {
  switch (objective.kind) {
    case 'industry': {
      const have = counted.industries(seat).filter((id) => objective.industries?.includes(id)).length;
      return { points: have * (objective.pointsEach ?? 0), count: have };
    }
    case 'visits': {
      const seen = visitedOn(visits, objective.counts === 'animal' ? 'animal' : 'artefact').length;
      return { points: seen * (objective.pointsEach ?? 0), count: seen };
    }
    case 'majority': {
      const counts = seatsOf(counted.seats).map((each) => counted.counts(each, objective.counts));
      const place = majorityPlace(counts, seat);
      return { points: (place === 1 ? objective.first : place === 2 ? objective.second : 0) ?? 0, count: nth(counts, seat) };
    }
    case 'at-most': {
      const count = counted.counts(seat, objective.counts);
      return { points: count <= (objective.limit ?? 0) ? (objective.points ?? 0) : 0, count };
    }
    case 'each': {
      const count = counted.counts(seat, objective.counts);
      return { points: count * (objective.pointsEach ?? 0), count };
    }
    default:
      return { points: 0 };
  }
}

/** R14: most, and second most; all who are tied get it; who has none gets nothing. */
export function majorityPlace(counts: readonly number[], seat: Seat): 1 | 2 | undefined {
  const mine = nth(counts, seat);
  if (mine === 0) return undefined;
  const ranks = [...new Set(counts)].toSorted((a, b) => b - a);
  return mine === ranks[0] ? 1 : mine === ranks[1] ? 2 : undefined;
}
