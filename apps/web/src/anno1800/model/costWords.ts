import { type Cost, levelName } from '@archipel/anno1800';
import type { Names1800 } from '@archipel/text';

/** What a cost names, in words: `2 × Bricks, 1 Artisan`. */
export function costWords(names: Pick<Names1800, 'good' | 'cubes' | 'tokens'>, cost: Cost): string {
  const counted = new Map<string, { readonly item: Cost[number]; count: number }>();
  for (const item of cost) {
    const key = item.kind === 'good' ? item.good : item.kind === 'cube' ? `${item.level}` : item.token;
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { item, count: 1 });
  }
  return [...counted.values()]
    .map(({ item, count }) => {
      if (item.kind === 'good') return count > 1 ? `${count} × ${names.good(item.good)}` : names.good(item.good);
      return item.kind === 'cube' ? names.cubes(levelName(item.level), count) : names.tokens(item.token, count);
    })
    .join(', ');
}
