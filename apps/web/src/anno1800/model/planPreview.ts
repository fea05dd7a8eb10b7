import type { Move } from '@archipel/anno1800';

/** A plan as the board shows it before it is made. Numbers give the order. */
export interface PlanPreview {
  /** Where the tile will lie, once all is paid. */
  readonly tile: { readonly step: number; readonly id: string; readonly field: string } | null;
  /** Cubes that go to work. */
  readonly work: readonly { readonly step: number; readonly field: string; readonly good: string }[];
  /** Cubes that go to the exhausted area. */
  readonly people: readonly { readonly step: number; readonly level: string }[];
  /** Goods that are bought, and of whom. */
  readonly trades: readonly { readonly step: number; readonly from: number; readonly good: string }[];
  /** Cubes that come home for gold. */
  readonly ends: readonly { readonly level: string; readonly at: string }[];
  /** Tokens that are spent, by kind and where they lie. */
  readonly tokens: readonly { readonly token: 'trade' | 'exploration'; readonly from: string }[];
  /** Played cards that give a good. */
  readonly gifts: readonly string[];
}

export function previewOf(moves: readonly Move[]): PlanPreview {
  const tile = moves.find((move) => move.kind === 'build');
  const place = moves.find((move) => move.kind === 'place');
  const steps = moves.filter((move) => ['produce', 'trade', 'fetch', 'gift', 'exhaust'].includes(move.kind));
  const numbered = <Kind extends Move['kind']>(kind: Kind) =>
    steps.flatMap((move, at) => (move.kind === kind ? [{ move: move as Extract<Move, { kind: Kind }>, step: at + 1 }] : []));
  return {
    tile: tile && place ? { step: steps.length + 1, id: tile.tile, field: place.field } : null,
    work: numbered('produce').map(({ move, step }) => ({ step, field: move.field, good: move.good })),
    people: numbered('exhaust').map(({ move, step }) => ({ step, level: move.level })),
    trades: numbered('trade').map(({ move, step }) => ({ step, from: move.from, good: move.good })),
    ends: moves.flatMap((move) => (move.kind === 'end-shift' ? [{ level: move.level, at: move.at }] : [])),
    tokens: moves.flatMap((move) => (move.kind === 'token' ? [{ token: move.token, from: move.from }] : [])),
    gifts: moves.flatMap((move) => (move.kind === 'gift' ? [move.card] : [])),
  };
}

/** How many tokens of a kind it uses. R13: each of Beryl's is worth two of exploration. */
export function plannedTokens(preview: PlanPreview, kind: 'trade' | 'exploration'): number {
  return preview.tokens.reduce((sum, { token, from }) => {
    const beryl = from.startsWith('beryl');
    if (beryl) return kind === 'exploration' ? sum + 2 : sum;
    return token === kind ? sum + 1 : sum;
  }, 0);
}
