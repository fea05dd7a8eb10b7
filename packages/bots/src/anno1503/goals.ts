import {
  type Box,
  boxOf,
  type Goods,
  LEVELS,
  NO_GOODS,
  OBJECTIVES,
  type Objective,
  type Open,
  obtainable,
  type Player,
} from '@archipel/anno1503';

/** One way to win (Q10): the objectives to hold, and all that has to be paid and found for them from here. */
export interface Goal {
  readonly objectives: readonly Objective[];
  /** Cards to be paid for inhabitants; the hand is not taken off, nor are ships in it. */
  readonly cards: Goods;
  readonly outposts: number;
  readonly agreements: number;
  readonly gold: number;
  /** Buildings that it lacks and that the supply does not have for this player (Q4.2). */
  readonly noBuildings: number;
}

/** A price so many times, on top of what there is. */
export function plus(sum: Goods, cost: Goods, times: number): Goods {
  return {
    wood: sum.wood + times * cost.wood,
    stone: sum.stone + times * cost.stone,
    tools: sum.tools + times * cost.tools,
    cloth: sum.cloth + times * cost.cloth,
    spice: sum.spice + times * cost.spice,
    tobacco: sum.tobacco + times * cost.tobacco,
  };
}

/** Objectives that together are enough, and which of them there are. */
interface Choice {
  readonly objectives: readonly Objective[];
  readonly has: Readonly<Record<Objective, boolean>>;
}

const choices = new Map<number, readonly Choice[]>();

function choicesOf(need: number): readonly Choice[] {
  const known = choices.get(need);
  if (known !== undefined) return known;
  let all: readonly (readonly Objective[])[] = [[]];
  for (const each of OBJECTIVES) all = all.flatMap((set) => [set, [...set, each]]);
  const enough = all.filter((set) => set.length === need);
  const found = enough.map((objectives): Choice => {
    const has = (objective: Objective) => objectives.includes(objective);
    return {
      objectives,
      has: {
        gold: has('gold'),
        outposts: has('outposts'),
        agreements: has('agreements'),
        buildings: has('buildings'),
        merchants: has('merchants'),
      },
    };
  });
  choices.set(need, found);
  return found;
}

export function goalsOf(position: Open, player: Player): readonly Goal[] {
  const box = boxOf(position);
  const { need, objectives } = box.components.victory;
  const gold = Math.max(0, objectives.gold - player.gold);
  const outposts = Math.max(0, objectives.outposts - player.outposts.length);
  const agreements = Math.max(0, objectives.agreements - player.agreements.length);
  const noBuildings = Math.max(0, objectives.buildings - player.buildings.length - obtainable(position, player).length);
  const both = cardsFor(box, player, objectives.buildings, objectives.merchants);
  const buildings = cardsFor(box, player, objectives.buildings, 0);
  const merchants = cardsFor(box, player, 0, objectives.merchants);
  return choicesOf(need).map(({ objectives: held, has }) => ({
    objectives: held,
    cards: has.buildings ? (has.merchants ? both : buildings) : has.merchants ? merchants : NO_GOODS,
    outposts: has.outposts ? outposts : 0,
    agreements: has.agreements ? agreements : 0,
    gold: has.gold ? gold : 0,
    noBuildings: has.buildings ? noBuildings : 0,
  }));
}

/**
 * Cards for so many buildings and merchants: those who have come furthest go on. Buildings want inhabitants above their sites (Q4.2), and
 * as explorers and settlers are few, some of them must be citizens (Q4.1).
 */
function cardsFor(box: Box, player: Player, buildings: number, merchants: number): Goods {
  const { inhabitantSpaces, inhabitantTiles } = box.components;
  /** How many stand at each level. */
  const ranks = [0, 0, 0, 0];
  for (const level of player.inhabitants) ranks[LEVELS.indexOf(level)] = (ranks[LEVELS.indexOf(level)] ?? 0) + 1;
  if (player.buildings.length >= buildings && (ranks[3] ?? 0) >= merchants) return NO_GOODS;
  let spaces = player.inhabitants.length;
  for (let sites = player.buildings.length; sites < buildings && spaces < inhabitantSpaces.length; spaces++) {
    if (inhabitantSpaces[spaces]?.building) sites++;
  }
  const high = Math.max(0, spaces - inhabitantTiles['explorer-settler']);
  const steps = [0, 0, 0, 0];
  let rank = 3;
  for (let place = 0; place < Math.max(spaces, merchants); place++) {
    // Below the explorers are those who are still to be placed.
    while (rank >= 0 && ranks[rank] === 0) rank--;
    if (rank >= 0) ranks[rank] = (ranks[rank] ?? 0) - 1;
    const target = place < merchants ? 3 : place < high ? 2 : 0;
    for (let step = rank + 1; step <= target; step++) steps[step] = (steps[step] ?? 0) + 1;
  }
  return stepsCost(box, steps);
}

function stepsCost(box: Box, steps: readonly number[]): Goods {
  let sum = NO_GOODS;
  for (const [rank, level] of LEVELS.entries()) {
    const times = steps[rank] ?? 0;
    if (times > 0) sum = plus(sum, box.prices[level], times);
  }
  return sum;
}
