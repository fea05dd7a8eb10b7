import type { Move, Plan, View } from '@archipel/anno1800';

type Item = View['table']['turn']['pending'][number]['owed'][number];

/** Where one item of a cost comes from. Two equal workshops are one source. */
export type SourceName =
  | { readonly by: 'own'; readonly good: string; readonly level: string; readonly field: string }
  | { readonly by: 'trade'; readonly good: string; readonly from: number; readonly tokens: number }
  | { readonly by: 'island'; readonly good: string }
  | { readonly by: 'card'; readonly good: string; readonly card: string }
  | { readonly by: 'people'; readonly level: string; readonly count: number }
  | { readonly by: 'tokens'; readonly token: 'trade' | 'exploration'; readonly count: number };

/** One line of a bill: an item of the cost, and where it comes from. */
export interface BillLine {
  readonly item: Item;
  readonly source: SourceName;
}

/** A key for a source: the same for equal cubes and workshops. */
export function sourceKey(source: SourceName): string {
  switch (source.by) {
    case 'own':
      return `own ${source.level}`;
    case 'trade':
      return `trade ${source.from}`;
    case 'card':
      return `card ${source.card}`;
    default:
      return source.by;
  }
}

/** What a plan leaves out: which level works on a field, and a partner's price. */
export interface Around {
  workerAt(field: string): string;
  /** R4.1: the trade tokens for a good of this partner. */
  price(good: string, from: number): number;
}

/** A plan as a bill, item by item of the cost. Cubes of one level share a line, and so do tokens. */
export function billOf(owed: readonly Item[], plan: Plan, around: Around): readonly BillLine[] {
  const moves = plan.moves.filter((move) => move.kind !== 'end-shift');
  const lines: BillLine[] = [];
  let at = 0;
  for (const item of owed) {
    const move = moves[at];
    if (move === undefined) break;
    const tokens = move.kind === 'trade' ? around.price(move.good, move.from) : move.kind === 'fetch' ? 1 : 0;
    at += 1 + tokens;
    const source = sourceOf(move, tokens, around);
    const last = lines.at(-1);
    if (last && (source.by === 'people' || source.by === 'tokens') && same(last.source, source)) {
      lines[lines.length - 1] = { ...last, source: { ...last.source, count: countOf(last.source) + 1 } as SourceName };
    } else lines.push({ item, source });
  }
  return lines;
}

const countOf = (source: SourceName): number => ('count' in source ? source.count : 1);

function same(one: SourceName, other: SourceName): boolean {
  if (one.by === 'people' && other.by === 'people') return one.level === other.level;
  return one.by === 'tokens' && other.by === 'tokens' && one.token === other.token;
}

function sourceOf(move: Move, tokens: number, around: Around): SourceName {
  switch (move.kind) {
    case 'produce':
      return { by: 'own', good: move.good, level: around.workerAt(move.field), field: move.field };
    case 'trade':
      return { by: 'trade', good: move.good, from: move.from, tokens };
    case 'fetch':
      return { by: 'island', good: move.good };
    case 'gift':
      return { by: 'card', good: move.good, card: move.card };
    case 'exhaust':
      return { by: 'people', level: move.level, count: 1 };
    case 'token':
      return { by: 'tokens', token: move.token, count: 1 };
    default:
      throw new RangeError(`${move.kind} pays for nothing`);
  }
}
