import { owned, playerAt } from '@archipel/anno1800';
import { logLine1800, type Said } from '@archipel/text';
import { memo, useMemo } from 'react';
import { Coin, Cube, Flag, Icon, nameOfLevel, Token } from '../pieces/index.ts';
import { useTable } from './context.tsx';
import { MiniChart } from './islands/MiniChart.tsx';
import { lastDeed, type Row } from './model/log.ts';
import { standingOf } from './model/standing.ts';

interface Props {
  readonly rows: readonly Row[];
  /** The seats that are shown. */
  readonly seats: readonly number[];
  readonly onLook: (seat: number) => void;
}

/** The others: islands in small, people, tokens, gold, hand, what they did last. */
export const Opponents = memo(function Opponents({ rows, seats, onLook }: Props) {
  const { t } = useTable();
  return (
    <section className="opponents" aria-label={t('table.opponents')} style={{ '--seats': seats.length }}>
      {seats.map((seat) => (
        <Opponent key={seat} seat={seat} rows={rows} onLook={onLook} />
      ))}
    </section>
  );
});

function Opponent({
  seat,
  rows,
  onLook,
}: {
  readonly seat: number;
  readonly rows: readonly Row[];
  readonly onLook: (seat: number) => void;
}) {
  const { view, t, called, text, names, who, now, ghost } = useTable();
  const player = playerAt(view.table, seat);
  const chair = now.chairs[seat];
  const { total } = useMemo(() => standingOf(view, seat), [view, seat]);
  const deed = lastDeed(rows, seat);
  const cards = player.hand.reduce((sum, count) => sum + count, 0);
  const on = view.table.turn.seat === seat && !view.table.over;
  const partner = ghost?.trades.filter(({ from }) => from === seat) ?? [];
  return (
    <button
      type="button"
      className="opponent"
      data-on={on}
      data-at={`seat-${seat}`}
      data-planned={partner.length > 0}
      onClick={() => onLook(seat)}
      aria-label={t('table.lookAt', { name: called(seat), points: total })}
    >
      <MiniChart seat={seat} />
      <span className="opponent-facts">
        <span className="opponent-name">
          <Flag seat={seat} width={21} />
          <b>{called(seat)}</b>
          {chair?.kind === 'person' && !chair.here && <small>{t('table.away')}</small>}
          <span className="opponent-points">
            {t('table.influence')} <strong>{total}</strong>
          </span>
        </span>
        <i className="opponent-deed">
          {on && now.thinking
            ? t('table.thinks')
            : deed
              ? withoutName(logLine1800(text, names, deed, { ...who, viewer: 'spectator' }))
              : ' '}
        </i>
        <span className="opponent-row">
          {player.rested.map((rested, level) => {
            const all = owned(player, level);
            return (
              <span key={nameOfLevel(level)} data-none={all === 0}>
                <Cube level={level} size={12} state={rested > 0 ? 'full' : 'slot'} />
                <b>{rested}</b>/{all}
              </span>
            );
          })}
        </span>
        <span className="opponent-row">
          {(['trade', 'exploration'] as const).map((kind) => (
            <span key={kind}>
              <Token kind={kind} size={14} />
              <b>{player.onShips[kind] + player.onCards[kind]}</b>/{player.onShips[kind] + player.onCards[kind] + player.spent[kind]}
            </span>
          ))}
          <span>
            <Coin size={13} />
            <b>{player.gold}</b>
            {partner.length > 0 && <b className="plan-text"> +{partner.length}</b>}
          </span>
          <span
            className="opponent-cards"
            title={t('table.cardsByDeck', { first: player.hand[0] ?? 0, second: player.hand[1] ?? 0, third: player.hand[2] ?? 0 })}
          >
            <Icon name="cards" size={14} />
            <b>{cards}</b>
            <small>({player.hand.join('·')})</small>
          </span>
        </span>
      </span>
      {partner.map(({ step }) => (
        <b key={step} className="step-number">
          {step}
        </b>
      ))}
    </button>
  );
}

/** The name stands above already: what was done is enough. */
function withoutName({ text, parts: [first, ...others] }: Said): string {
  if (typeof first !== 'object' || first.kind !== 'seat') return text;
  return others
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .trim();
}
