import { boxOf, type CardId, type Cost, type Good, named, playerAt, type View } from '@archipel/anno1800';
import type { Light, Lights } from './lights.ts';
import type { Sources } from './sources.ts';

export interface HandCard {
  /** Unique in a hand: the same card may be there twice only in a corrected box. */
  readonly id: CardId;
  readonly light: Light;
  /** How many items of its cost cannot be had even by themselves; of tokens all that are not there. */
  readonly lacking: number;
}

/** So many tokens one ship brings at most (R6.7): more are more than one step away. */
const TOKENS_A_STEP = 3;

/** About how many steps a card is away: 0 if it is payable. */
function distanceOf(light: Light, lacking: number): number {
  if (light === 'lit' || light === 'ready') return 0;
  return light === 'half' ? 1 : Math.max(2, lacking);
}

/** The hand, the nearest first; of cards that are equally near those that lack less, then those with more points. */
export function sortedHand(view: View, lights: Lights, sources: Sources): readonly HandCard[] {
  const { cards } = boxOf(view.table);
  return view.hand
    .map((id) => {
      const { cost, points } = named(cards, id);
      const tokens = lackingTokens(view, cost);
      const shown = lights.card(id);
      // What lacks more tokens than a ship brings is no single step away, even if tokens are all it lacks.
      const light = shown === 'half' && tokens > TOKENS_A_STEP ? 'dark' : shown;
      const missing = cost.filter((item) => item.kind !== 'token' && sources.of(item) === undefined).length + tokens;
      const distance = distanceOf(light, missing);
      return { id, light, lacking: distance === 0 ? 0 : missing, points, distance };
    })
    .toSorted(
      (one, other) =>
        one.distance - other.distance || one.lacking - other.lacking || other.points - one.points || one.id.localeCompare(other.id),
    )
    .map(({ id, light, lacking }) => ({ id, light, lacking }));
}

/** Tokens that a cost names and the viewer has not rested (R3.4). */
function lackingTokens({ table, viewer }: View, cost: Cost): number {
  if (viewer === 'spectator') return 0;
  const { onShips, onCards } = playerAt(table, viewer);
  return (['trade', 'exploration'] as const).reduce((sum, token) => {
    const asked = cost.filter((item) => item.kind === 'token' && item.token === token).length;
    return sum + Math.max(0, asked - onShips[token] - onCards[token]);
  }, 0);
}

/** For each good that cannot be had now, how many hand cards need it: the black numbers on the market. */
export function wantedGoods(view: View, sources: Sources): ReadonlyMap<Good, number> {
  const { cards } = boxOf(view.table);
  const wanted = new Map<Good, number>();
  for (const id of view.hand) {
    for (const item of named(cards, id).cost) {
      if (item.kind === 'good' && sources.of(item) === undefined) wanted.set(item.good, (wanted.get(item.good) ?? 0) + 1);
    }
  }
  return wanted;
}
