import type { Sentence } from '@archipel/text';
import { useMemo } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SentenceText } from './SentenceText.tsx';

interface Props<Move> {
  readonly moves: readonly Move[];
  readonly sentenceOf: (move: Move) => Sentence;
  /** Whether a move cannot be taken back: it shows something hidden. */
  readonly isFinal: (move: Move) => boolean;
  readonly onMake: (move: Move) => void;
  readonly onClose: () => void;
}

/** Every legal move in words, by kind: whatever the board does not make plain can be done here. */
export function AllMoves<Move extends { readonly kind: string }>({ moves, sentenceOf, isFinal, onMake, onClose }: Props<Move>) {
  const { t } = useText();
  const groups = useMemo(() => {
    const kinds = new Map<string, Move[]>();
    for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
    return [...kinds];
  }, [moves]);
  return (
    <Dialog from="middle" title={t('table.otherChoices')} onClose={onClose}>
      <p className="quiet">{t('table.otherAbout', { count: moves.length })}</p>
      <div className="all-moves">
        {groups.map(([kind, list]) => (
          <ul key={kind}>
            {list.map((move) => {
              const final = isFinal(move);
              return (
                <li key={JSON.stringify(move)}>
                  <button
                    type="button"
                    className="one-move"
                    data-move={move.kind}
                    data-final={final}
                    onClick={() => {
                      onMake(move);
                      onClose();
                    }}
                  >
                    {final && <Icon name="spectator" size={14} />} <SentenceText sentence={sentenceOf(move)} />
                    {final && <small> {t('table.noUndo')}</small>}
                  </button>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </Dialog>
  );
}
