import { boxOf, type CardId, type LevelName, levelName, type Move, named, playerAt, type View } from '@archipel/anno1800';
import { ofKind } from './clicks.ts';

/** What would be lost if the turn ended now (R2, R9), and a move that uses it, where one is enough. */
export type Unused =
  /** R9: free steps up of an activated card. */
  | { readonly kind: 'steps'; readonly level: LevelName; readonly count: number; readonly use: Move | undefined }
  /** R9: a card that was played this turn and may put hand cards away, this turn only. */
  | { readonly kind: 'discard'; readonly card: CardId; readonly count: number; readonly use: Move | undefined }
  /** R2: further actions. */
  | { readonly kind: 'actions'; readonly count: number; readonly use: undefined };

/** `moves` are the legal ones: what cannot be used any more is no loss. */
export function unusedIn({ table, viewer }: View, moves: readonly Move[]): readonly Unused[] {
  if (viewer === 'spectator' || table.turn.seat !== viewer || !moves.some(({ kind }) => kind === 'end')) return [];
  const { turn } = table;
  const { cards } = boxOf(table);
  const promotions = ofKind(moves, 'promote');
  const steps = turn.freeSteps.flatMap((count, at): readonly Unused[] => {
    const level = levelName(at);
    const possible = promotions.filter((move) => move.level === level);
    return count > 0 && possible.length > 0 ? [{ kind: 'steps', level, count, use: possible.length === 1 ? possible[0] : undefined }] : [];
  });
  const activations = ofKind(moves, 'activate');
  const discards = playerAt(table, viewer).played.flatMap(({ card }): readonly Unused[] => {
    const { discard } = named(cards, card).effect;
    const use = activations.find((move) => move.card === card);
    return discard !== undefined && use !== undefined ? [{ kind: 'discard', card, count: discard, use }] : [];
  });
  const further: readonly Unused[] = turn.actions > 0 ? [{ kind: 'actions', count: turn.actions, use: undefined }] : [];
  return [...steps, ...discards, ...further];
}
