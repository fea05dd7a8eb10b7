import { type Outcome, placesBy, type ScoreSheet, type Seat, seatsOf } from '@archipel/kernel';
import { layoutOf, owned } from '../board/board.ts';
import { type Box, boxOf, type ExpeditionField, levelOf, named } from '../box/box.ts';
import { nth } from '../data/list.ts';
import type { ObjectiveData } from '../data/schema.ts';
import { DECKS, type ExpeditionId, LEVEL_INDICES, type ObjectiveId } from '../data/words.ts';
import { type Player, playerAt, type State, type Table } from '../state/state.ts';

/** R15.2 */
const GOLD_A_POINT = 3;
const FIREWORKS = 7;

/** R15: the full score sheets, and who has won. */
export function outcome(state: State): Outcome | null {
  const { table } = state;
  if (!table.over) return null;
  const sheets = seatsOf(table.seats.length).map((seat) => sheetOf(state, seat));
  const box = boxOf(table);
  // R15.4: more influence, then more industries, shipyards and ships, then fewer cards in hand.
  const standing = sheets.map((sheet, seat) => {
    const player = playerAt(table, seat);
    return [sheet.total, layoutOf(box, player).buildings, -total(player.hand)];
  });
  const better = (a: Seat, b: Seat) => {
    const [mine, theirs] = [nth(standing, a), nth(standing, b)];
    const first = mine.findIndex((value, at) => value !== theirs[at]);
    return first < 0 ? 0 : nth(mine, first) - nth(theirs, first);
  };
  return { places: placesBy(sheets.length, better), sheets };
}

/** One player's points as they stand, line by line. */
export function sheetOf(state: State, seat: Seat): ScoreSheet {
  const { table, secret } = state;
  const box = boxOf(table);
  const player = playerAt(table, seat);
  const visits = bestVisits(box, table, player, nth(secret.expeditions, seat));
  const lines = [
    ...DECKS.map((line, deck) => {
      const cards = player.played.map((each) => named(box.cards, each.card)).filter((card) => card.deck === deck);
      return { line, points: total(cards.map((card) => card.points)), count: cards.length };
    }),
    { line: 'expeditions', points: visits.points, count: visits.animals + visits.artefacts },
    { line: 'gold', points: Math.floor(player.gold / GOLD_A_POINT), count: player.gold },
    { line: 'fireworks', points: table.end?.by === seat ? FIREWORKS : 0 },
    ...table.objectives.map((id) => ({ line: id, ...objectivePoints(box, table, seat, named(box.objectives, id), visits) })),
  ];
  return { total: total(lines.map((line) => line.points)), lines };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface Visits {
  readonly points: number;
  readonly animals: number;
  readonly artefacts: number;
}

/**
 * R15.3: who visits what, for the most points, Zoo and Museum counted. A field wants one level and a cube has one, so each level is a problem
 * of its own, and its best fields take the cubes: of fields that score alike those come first that an objective rewards.
 */
function bestVisits(box: Box, table: Table, player: Player, cards: readonly ExpeditionId[]): Visits {
  const bonus = (objective: ObjectiveId) => (table.objectives.includes(objective) ? (named(box.objectives, objective).pointsEach ?? 0) : 0);
  const [zoo, museum] = [bonus('zoo'), bonus('museum')];
  const fields = cards
    .map((id) => named(box.expeditions, id))
    .flatMap(({ animal, artefact }) => [worth(animal, 'animals', zoo), worth(artefact, 'artefacts', museum)]);
  let visits: Visits = { points: 0, animals: 0, artefacts: 0 };
  for (const level of LEVEL_INDICES) {
    const wanting = fields.filter((field) => field.visitor === level).toSorted((a, b) => b.worth - a.worth);
    for (const { points, side } of wanting.slice(0, owned(player, level))) {
      visits = { ...visits, points: visits.points + points, [side]: visits[side] + 1 };
    }
  }
  return visits;
}

function worth(field: ExpeditionField, side: 'animals' | 'artefacts', bonus: number) {
  return { ...field, side, worth: field.points + bonus };
}

/** R14: what one objective brings one player. */
function objectivePoints(
  box: Box,
  table: Table,
  seat: Seat,
  objective: ObjectiveData,
  visits: Visits,
): { readonly points: number; readonly count?: number } {
  const player = playerAt(table, seat);
  switch (objective.kind) {
    case 'industry': {
      const have = layoutOf(box, player).industries.filter((id) => objective.industries?.includes(id)).length;
      return { points: have * (objective.pointsEach ?? 0), count: have };
    }
    case 'visits': {
      const seen = objective.counts === 'animal' ? visits.animals : visits.artefacts;
      return { points: seen * (objective.pointsEach ?? 0), count: seen };
    }
    case 'majority': {
      const counts = table.seats.map((each) => countOf(each, objective.counts));
      return { points: majority(counts, seat, objective), count: nth(counts, seat) };
    }
    case 'at-most': {
      const count = countOf(player, objective.counts);
      return { points: count <= (objective.limit ?? 0) ? (objective.points ?? 0) : 0, count };
    }
    case 'each': {
      const count = countOf(player, objective.counts);
      return { points: count * (objective.pointsEach ?? 0), count };
    }
    default:
      return { points: 0 };
  }
}

/** R14: most, and second most; all who are tied get it; who has none gets nothing. */
function majority(counts: readonly number[], seat: Seat, { first = 0, second = 0 }: ObjectiveData): number {
  const mine = nth(counts, seat);
  if (mine === 0) return 0;
  const ranks = [...new Set(counts)].toSorted((a, b) => b - a);
  return mine === ranks[0] ? first : mine === ranks[1] ? second : 0;
}

/** What objectives count; trade tokens wherever they are: on ships, exhausted, on cards. */
function countOf(player: Player, counts: ObjectiveData['counts']): number {
  switch (counts) {
    case 'population-total':
      return total(LEVEL_INDICES.map((level) => owned(player, level)));
    case 'engineer':
    case 'investor':
      return owned(player, levelOf(counts));
    case 'trade-tokens-owned':
      return player.onShips.trade + player.spent.trade + player.onCards.trade;
    case 'expedition-cards':
      return player.expeditions;
    case 'old-world-islands':
      return player.oldWorld.length;
    case 'new-world-islands':
      return player.newWorld.length;
    case 'hand-population-cards':
      return total(player.hand);
    default:
      throw new RangeError(`nothing counts ${counts}`);
  }
}
