import { COMPONENTS, DECKS, LEVEL_INDICES, type Level, type PlayerCounts, type TileId } from '@archipel/anno1800';
import type { SheetCounts, SheetData } from '../../table/sheetParts.ts';

/** The levels that visit expedition fields (R15.3). */
export const VISITORS: readonly Level[] = [2, 3, 4];
export const SIDES = ['animal', 'artefact'] as const;
const DECK_NUMBERS = DECKS.map((_, deck) => deck);

const { populationCards, expeditionCards, cubes, islandTokens, objectives, levels, shipyards, ships, industries } = COMPONENTS;

/** The works that some objective names. */
const WORKS: readonly TileId[] = [...new Set(objectives.flatMap((objective) => objective.industries ?? []))];
/** Gold comes from an open supply: nobody has ever held as much. */
const MOST_GOLD = 300;
const tokens = ships.filter(({ kind }) => kind === 'trade').reduce((sum, { level, copies }) => sum + level * copies, 0);

/** Every key of a sheet, and how many one player can have by what is in the box. */
export const LIMITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...DECK_NUMBERS.map((deck) => [`cards.${deck.toString()}`, populationCards.filter((card) => card.deck === DECKS[deck]).length]),
  ...LEVEL_INDICES.map((level) => [`cubes.${level.toString()}`, cubes[levels[level]]]),
  ...SIDES.flatMap((side) =>
    VISITORS.map((level) => [`${side}.${level.toString()}`, expeditionCards.filter((card) => card[side].visitor === levels[level]).length]),
  ),
  ['gold', MOST_GOLD],
  ['fireworks', 1],
  ...WORKS.map((tile) => [`work.${tile}`, 1]),
  ['buildings', [...industries, ...shipyards, ...ships].reduce((sum, { copies }) => sum + copies, 0)],
  ['hand', populationCards.length],
  ['trade', tokens],
  ['old', islandTokens.length],
  ['new', islandTokens.length],
]);

export type Objective = (typeof COMPONENTS.objectives)[number];

export const at = (counts: SheetCounts, key: string): number => counts[key] ?? 0;

/** What was typed, as scoring asks for it. */
export function countsOf(counts: SheetCounts): PlayerCounts {
  const byLevel = (key: string) => LEVEL_INDICES.map((level) => at(counts, `${key}.${level.toString()}`));
  return {
    cards: DECK_NUMBERS.map((deck) => at(counts, `cards.${deck.toString()}`)),
    cubes: byLevel('cubes'),
    animal: byLevel('animal'),
    artefact: byLevel('artefact'),
    gold: at(counts, 'gold'),
    fireworks: at(counts, 'fireworks') > 0,
    industries: WORKS.filter((tile) => at(counts, `work.${tile}`) > 0),
    buildings: at(counts, 'buildings'),
    hand: at(counts, 'hand'),
    tradeTokens: at(counts, 'trade'),
    oldWorld: at(counts, 'old'),
    newWorld: at(counts, 'new'),
  };
}

/** The objectives of a sheet that the box has, in the order in which they were chosen, each once. */
export function objectivesOf({ objectives: chosen }: Pick<SheetData, 'objectives'>): readonly Objective[] {
  return [...new Set(chosen)].flatMap((id) => objectives.find((each) => each.id === id) ?? []);
}

/** More of something than the box has, by its key; or a player whose expedition cards have not one field of each side. */
export type Misfit =
  | { readonly kind: 'too-many'; readonly key: string; readonly count: number; readonly most: number }
  | { readonly kind: 'uneven'; readonly seat: number; readonly animal: number; readonly artefact: number };

/** How many there are of a thing for all players together; nothing where the box sets no limit. */
function mostInAll(key: string): number | undefined {
  const tile = COMPONENTS.industries.find(({ id }) => `work.${id}` === key);
  if (tile !== undefined) return tile.copies;
  if (key === 'old') return COMPONENTS.oldWorldIslands.length;
  if (key === 'new') return COMPONENTS.newWorldIslands.length;
  return /^(cards|cubes|animal|artefact)\./.test(key) ? LIMITS[key] : undefined;
}

export function misfitsOf({ players }: Pick<SheetData, 'players'>): readonly Misfit[] {
  const sum = (key: string) => players.reduce((all, { counts }) => all + at(counts, key), 0);
  const tooMany = Object.keys(LIMITS).flatMap((key): readonly Misfit[] => {
    const [count, most] = [sum(key), mostInAll(key)];
    return most !== undefined && count > most ? [{ kind: 'too-many', key, count, most }] : [];
  });
  const uneven = players.flatMap(({ counts }, seat): readonly Misfit[] => {
    const fields = (side: string) =>
      VISITORS.map((level) => at(counts, `${side}.${level.toString()}`)).reduce((all, each) => all + each, 0);
    const [animal, artefact] = [fields('animal'), fields('artefact')];
    return animal === artefact ? [] : [{ kind: 'uneven', seat, animal, artefact }];
  });
  return [...tooMany, ...uneven];
}
