import { best, boxOf, type Cost, plans, playerAt, tradePrice, type View } from '@archipel/anno1800';
import { ownTileAt } from './fields.ts';

/** Where the viewer would get one item of a cost from, if it were the only one. */
export type Source =
  | { readonly by: 'own'; readonly level: number }
  | { readonly by: 'tokens'; readonly tokens: number }
  | { readonly by: 'card' }
  | { readonly by: 'self' };

type Item = Cost[number];

export interface Sources {
  /** Undefined if it cannot be had. */
  of(item: Item): Source | undefined;
}

/** Answers are cached: many cards want the same goods. */
export function sourcesFor(view: View): Sources {
  const known = new Map<string, Source | undefined>();
  return {
    of(item) {
      const key = JSON.stringify(item);
      if (!known.has(key)) known.set(key, sourceOf(view, item));
      return known.get(key);
    },
  };
}

function sourceOf(view: View, item: Item): Source | undefined {
  const { viewer } = view;
  if (viewer === 'spectator') return undefined;
  const table = onOwnTurn(view);
  const plan = best(plans(table, viewer, [item]));
  const move = plan?.moves.find(({ kind }) => kind !== 'end-shift');
  if (move === undefined) return undefined;
  switch (move.kind) {
    case 'produce': {
      const box = boxOf(table);
      const tile = box.tiles.get(ownTileAt(view, move.field) ?? '');
      return { by: 'own', level: tile?.kind === 'industry' ? tile.worker : 0 };
    }
    case 'trade':
      return { by: 'tokens', tokens: tradePrice(boxOf(table), playerAt(table, move.from), move.good) ?? 1 };
    case 'fetch':
      return { by: 'tokens', tokens: 1 };
    case 'gift':
      return { by: 'card' };
    default:
      return { by: 'self' };
  }
}

/** R4.3 limits trades within one turn: those of another player's turn do not count for one's own. */
export function onOwnTurn({ table, viewer }: View): View['table'] {
  return viewer === table.turn.seat ? table : { ...table, turn: { ...table.turn, traded: [] } };
}
