import { type Outline, type ReviewTurn, turnAt } from '@archipel/review';
import type { Key } from '@archipel/text';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Flag, Icon, type IconName } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useReviewing } from './context.tsx';

/** How each kind of turn looks, and what it is called. */
const KINDS: Readonly<Record<string, { readonly icon: IconName; readonly word: Key }>> = {
  card: { icon: 'cards', word: 'review.kind-card' },
  festival: { icon: 'festival', word: 'review.kind-festival' },
  build: { icon: 'build', word: 'review.kind-build' },
  settle: { icon: 'old-world', word: 'review.kind-settle' },
  explore: { icon: 'new-world', word: 'review.kind-explore' },
  expedition: { icon: 'animal', word: 'review.kind-expedition' },
  recruit: { icon: 'recruit', word: 'review.kind-recruit' },
  upgrade: { icon: 'upgrade', word: 'review.kind-upgrade' },
  swap: { icon: 'swap', word: 'review.kind-swap' },
  tile: { icon: 'anchor', word: 'review.kind-tile' },
  develop: { icon: 'upgrade', word: 'review.kind-develop' },
  ship: { icon: 'sail', word: 'review.kind-ship' },
  trade: { icon: 'treasure', word: 'review.kind-trade' },
  sail: { icon: 'sail', word: 'review.kind-sail' },
  other: { icon: 'more', word: 'review.kind-other' },
};

/** A table of all turns: a row for each round, a column for each seat, each cell says what the turn was used for. */
export function TurnTable({ onGone }: { readonly onGone?: (() => void) | undefined }) {
  const { t } = useText();
  const { outline, players, state, dispatch, turning } = useReviewing();
  const present = turnAt(outline, state.position)?.turn;
  const place = useRef<HTMLTableElement>(null);
  useEffect(() => {
    // Not by scrollIntoView: that would move the page as well.
    const cell = place.current?.querySelector<HTMLElement>('[aria-current]');
    const panel = place.current?.closest<HTMLElement>('.review-panel');
    if (!cell || !panel) return;
    const [box, around] = [cell.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (box.top < around.top + 30 || box.bottom > around.bottom) panel.scrollTop += box.top - around.top - around.height / 2;
  }, [present]);
  const rounds = useMemo(() => roundsOf(outline), [outline]);
  const marked = new Map(turning.points.map(({ turn }, index) => [turn, index + 1]));
  return (
    <table className="turn-table" ref={place}>
      <caption className="hidden-name">{t('review.tab-turns')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-name">{t('score.round')}</span>
          </th>
          {players.map((name, seat) => (
            <th key={seat} scope="col" title={name}>
              <Flag seat={seat} width={18} />
              <span className="hidden-name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((turns, index) => (
          <tr key={index + 1}>
            <th scope="row">{index + 1}</th>
            {players.map((_, seat) => {
              const turn = turns.find((each) => each.seat === seat);
              return (
                <td key={seat}>
                  {turn && (
                    <Cell
                      turn={turn}
                      on={turn.turn === present}
                      mark={marked.get(turn.turn)}
                      onGo={() => {
                        dispatch({ type: 'to', position: turn.from });
                        onGone?.();
                      }}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The turns of each round, from the first. */
function roundsOf({ rounds, turns }: Outline): readonly (readonly ReviewTurn[])[] {
  return Array.from({ length: rounds }, (_, at) => turns.filter(({ round }) => round === at + 1));
}

interface CellProps {
  readonly turn: ReviewTurn;
  readonly on: boolean;
  readonly mark: number | undefined;
  readonly onGo: () => void;
}

const Cell = memo(
  function Cell({ turn, on, mark, onGo }: CellProps) {
    const { t } = useText();
    const { icon, word } = KINDS[turn.kind] ?? { icon: 'more', word: 'review.kind-other' };
    return (
      <button type="button" data-kind={turn.kind} aria-current={on ? 'step' : undefined} onClick={onGo} title={t(word)}>
        <Icon name={icon} size={14} />
        <span>{t(word)}</span>
        {mark !== undefined && <em>{mark}</em>}
      </button>
    );
  },
  (before, now) => before.turn === now.turn && before.on === now.on && before.mark === now.mark,
);
