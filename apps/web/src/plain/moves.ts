import { isRecord } from '@archipel/kernel';
import type { Sentence } from '@archipel/text';

/** A legal move with its words. */
export interface ToldMove {
  readonly key: string;
  readonly move: unknown;
  readonly told: Sentence;
}

export interface MoveGroup {
  readonly kind: string;
  readonly moves: readonly ToldMove[];
}

const kindOf = (move: unknown): string => (isRecord(move) && typeof move['kind'] === 'string' ? move['kind'] : '');

/** The moves by kind, in the order in which the rules list them. */
export function groupsOf(moves: readonly unknown[], tell: (move: unknown) => Sentence): readonly MoveGroup[] {
  const groups = new Map<string, ToldMove[]>();
  for (const move of moves) {
    const group = groups.get(kindOf(move)) ?? [];
    group.push({ key: JSON.stringify(move), move, told: tell(move) });
    groups.set(kindOf(move), group);
  }
  return [...groups].map(([kind, group]) => ({ kind, moves: group }));
}

/** Those that fit what was typed: every word of it, in the move's sentence or in the name of its kind. */
export function fitting(groups: readonly MoveGroup[], typed: string, nameOf: (kind: string) => string): readonly MoveGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map(({ kind, moves }) => ({
      kind,
      moves: moves.filter(({ told }) => {
        const said = `${nameOf(kind)} ${told.text}`.toLowerCase();
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({ moves }) => moves.length > 0);
}
