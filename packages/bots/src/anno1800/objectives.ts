import { named, nth } from '@archipel/anno1800';
import { tokensOf } from './distances.ts';
import type { Plan } from './plan.ts';

/** R14: the majority in play for what is counted so, with one's own number and the best of the others. */
export function majorityFor(plan: Plan, counts: string) {
  const { table, box, seat } = plan;
  const id = table.objectives.find((each) => box.objectives.get(each)?.counts === counts && box.objectives.get(each)?.kind === 'majority');
  if (id === undefined) return undefined;
  const all = table.seats.map((_, other) => countOf(plan, other, counts));
  const { first = 0, second = 0 } = named(box.objectives, id);
  return { objective: id, mine: nth(all, seat), rival: Math.max(...all.filter((_, other) => other !== seat)), prize: first - second };
}

/** What one or more of something are worth for a majority: most where it is contested. */
export function majorityGain(plan: Plan, counts: string, more: number): number {
  const found = majorityFor(plan, counts);
  if (found === undefined) return 0;
  const gap = found.rival - found.mine;
  const steep = gap >= -1 && gap <= 1 ? 0.45 : gap > 1 && gap <= 4 ? 0.25 : gap < -1 && gap >= -3 ? 0.15 : 0.03;
  return plan.weights.majority * steep * more * found.prize;
}

function countOf({ table }: Plan, seat: number, counts: string): number {
  const player = nth(table.seats, seat);
  if (counts === 'trade-tokens-owned') return tokensOf(player, 'trade');
  if (counts === 'expedition-cards') return player.expeditions;
  const level = counts === 'engineer' ? 3 : counts === 'investor' ? 4 : -1;
  const cubes = [player.rested, player.exhausted]
    .flatMap((list) => (level < 0 ? list : [nth(list, level)]))
    .reduce((sum, each) => sum + each, 0);
  return cubes + player.workers.reduce((sum, there) => sum + (level < 0 ? there.length : there.filter((cube) => cube === level).length), 0);
}

/** R15.3: fields of own expedition cards by the level that they entry. */
function fieldsWanting({ box }: Plan, cards: readonly string[], level: number): number {
  let count = 0;
  for (const card of cards) {
    const { animal, artefact } = named(box.expeditions, card);
    if (animal.visitor === level) count++;
    if (artefact.visitor === level) count++;
  }
  return count;
}

/** R15.3: what a further cube of a level brings by a visit. */
export function visitGain(plan: Plan, cards: readonly string[], level: number): number {
  if (level < 2) return 0;
  return fieldsWanting(plan, cards, level) > nth(plan.distances.cubes, level) ? level - 1 : 0;
}

/** Fields of one expedition card by level, on average. */
const FIELDS = [0, 0, 18 / 22, 16 / 22, 10 / 22];

/** R12.3: what three expedition cards are worth: visits, and the majority. */
export function expeditionWorth(plan: Plan, cards: readonly string[]): number {
  return visitsWorth(plan, cards) + majorityGain(plan, 'expedition-cards', Math.min(3, plan.table.expeditionDeck));
}

/** What three expedition cards bring by visits, to cubes that have nothing to visit yet and to some that will come. */
export function visitsWorth(plan: Plan, cards: readonly string[]): number {
  const drawn = Math.min(3, plan.table.expeditionDeck);
  const bonus = plan.table.objectives.filter((id) => id === 'zoo' || id === 'museum').length / 2;
  let sum = 0;
  for (const level of [2, 3, 4]) {
    const free = Math.max(0, nth(plan.distances.cubes, level) - fieldsWanting(plan, cards, level)) + Math.min(1, plan.left / 15);
    sum += (level - 1 + bonus) * Math.min(free, drawn * nth(FIELDS, level));
  }
  return sum;
}
