import type { Cost } from '@archipel/anno1800';
import { Cube } from './Cube.tsx';
import { Good } from './Good.tsx';
import { Token } from './Token.tsx';

export type Item = Cost[number];

interface Props {
  readonly items: Cost;
  readonly size?: number;
  /** Whether the item at this place of the list cannot be had. */
  readonly lacks?: (item: Item, at: number) => boolean;
}

/** What a cost names, as pictures: goods, cubes, tokens. */
export function Items({ items, size = 20, lacks }: Props) {
  return (
    <span className="items" aria-hidden="true">
      {items.map((item, at) => {
        const state = lacks?.(item, at) ? 'miss' : undefined;
        // A cost may name the same thing twice, and its order never changes.
        return <ItemMark key={`${at} ${keyOf(item)}`} item={item} size={size} miss={state === 'miss'} />;
      })}
    </span>
  );
}

export function ItemMark({ item, size, miss }: { readonly item: Item; readonly size: number; readonly miss: boolean }) {
  if (item.kind === 'good') return <Good good={item.good} size={size} state={miss ? 'miss' : 'have'} />;
  if (item.kind === 'cube') return <Cube level={item.level} size={Math.round(size * 0.85)} state={miss ? 'miss' : 'full'} />;
  return <Token kind={item.token} size={Math.round(size * 0.92)} state={miss ? 'miss' : 'full'} />;
}

export function keyOf(item: Item): string {
  if (item.kind === 'good') return item.good;
  return item.kind === 'cube' ? `cube-${item.level}` : item.token;
}
