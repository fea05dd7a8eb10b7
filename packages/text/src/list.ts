import { type Mention, type Said, said } from './said.ts';
import type { Text } from './text.ts';

type Item = string | Mention | Said;

/** `Bread, Beer and Coal`. */
export function listed(text: Text, items: readonly Item[], last: 'and' | 'or' = 'and'): Said {
  const [first, ...rest] = items;
  if (first === undefined) return said();
  return rest.reduce<Said>(
    (list, item, at) => text.say(`grammar.${at === rest.length - 1 ? last : 'more'}`, { first: list, last: item }),
    said(first),
  );
}
