import { owned, type Player, playerAt } from '@archipel/anno1800';
import { memo, useMemo } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { Change } from '../table/follow/Change.tsx';
import { withoutName } from '../table/follow/withoutName.ts';
import { turnsOf } from '../table/log.ts';
import { SeatMark } from '../table/SeatMark.tsx';
import { hasStandIn, withSeatMark } from '../table/seatMark.ts';
import { useFacts, useWords } from './context/context.ts';
import { useLatePreview } from './context/preview.tsx';
import { MiniChart } from './islands/MiniChart.tsx';
import { lastTurn, type Row } from './model/log.ts';
import { standingOf } from './model/standing.ts';
import type { TableEvent1800 } from './model/tableState.ts';
import { Coin, Cube, nameOfLevel, Token } from './pieces/index.ts';

interface Props {
  readonly rows: readonly Row[];
  /** The seats that are shown. */
  readonly seats: readonly number[];
  readonly dispatch: (event: TableEvent1800) => void;
}

/** The others: islands in small, people, tokens, gold, hand, what they did last. */
export const Opponents = memo(function Opponents({ rows, seats, dispatch }: Props) {
  const { t } = useWords();
  return (
    <section className="opponents" aria-label={t('table.opponents')} style={{ '--seats': seats.length }}>
      {seats.map((seat) => (
        <Opponent key={seat} seat={seat} rows={rows} dispatch={dispatch} />
      ))}
    </section>
  );
});

function Opponent({
  seat,
  rows,
  dispatch,
}: {
  readonly seat: number;
  readonly rows: readonly Row[];
  readonly dispatch: (event: TableEvent1800) => void;
}) {
  const { view, now } = useFacts();
  const { preview } = useLatePreview();
  const { t, playerName } = useWords();
  const player = playerAt(view.table, seat);
  const chair = now.chairs[seat];
  const { total } = useMemo(() => standingOf(view, seat), [view, seat]);
  const on = view.table.turn.seat === seat && !view.table.over;
  const partner = preview?.trades.filter(({ from }) => from === seat) ?? [];
  return (
    <button
      type="button"
      className="opponent"
      data-stand-in={hasStandIn(chair)}
      data-on={on}
      data-at={`seat-${seat}`}
      data-planned={partner.length > 0}
      onClick={() => dispatch({ type: 'watch', seat })}
      aria-label={withSeatMark(t('table.lookAt', { name: playerName(seat), points: total }), t, chair)}
    >
      <MiniChart seat={seat} />
      <span className="opponent-facts">
        <span className="opponent-name">
          <Flag seat={seat} width={21} />
          <b>{playerName(seat)}</b>
          <SeatMark chair={chair} />
          <span className="opponent-points">
            {t('table.influence')} <strong>{total}</strong> <Change value={total} />
          </span>
        </span>
        <i className="opponent-action">
          <LastAction seat={seat} rows={rows} />
        </i>
        <span className="opponent-row">
          <People player={player} />
        </span>
        <span className="opponent-row">
          <Belongings player={player} gift={partner.length} decks />
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

/** Rested people of each level, and how many there are. */
export function People({ player }: { readonly player: Player }) {
  return player.rested.map((rested, level) => {
    const all = owned(player, level);
    return (
      <span key={nameOfLevel(level)} data-none={all === 0}>
        <Cube level={level} size={12} state={rested > 0 ? 'full' : 'slot'} />
        <b>{rested}</b>/{all}
      </span>
    );
  });
}

/** Tokens, gold and cards; `gift`: gold that a plan would bring them; `decks`: how many cards are of each deck. */
export function Belongings({ player, gift, decks = false }: { readonly player: Player; readonly gift: number; readonly decks?: boolean }) {
  const { t } = useWords();
  const cards = player.hand.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {(['trade', 'exploration'] as const).map((kind) => (
        <span key={kind}>
          <Token kind={kind} size={14} />
          <b>{player.onShips[kind] + player.onCards[kind]}</b>/{player.onShips[kind] + player.onCards[kind] + player.spent[kind]}
        </span>
      ))}
      <span>
        <Coin size={13} />
        <b>{player.gold}</b> <Change value={player.gold} />
        {gift > 0 && <b className="plan-text"> +{gift}</b>}
      </span>
      <span
        className="opponent-cards"
        title={t('table.cardsByDeck', { first: player.hand[0] ?? 0, second: player.hand[1] ?? 0, third: player.hand[2] ?? 0 })}
      >
        <Icon name="cards" size={14} />
        <b>{cards}</b>
        {decks && <small>({player.hand.join('·')})</small>}
      </span>
    </>
  );
}

/** What a player is doing, or has done in the last turn as a whole. */
export function LastAction({ seat, rows }: { readonly seat: number; readonly rows: readonly Row[] }) {
  const { view } = useFacts();
  const { t, turnSentence } = useWords();
  const on = view.table.turn.seat === seat && !view.table.over;
  const line = useMemo(() => {
    const [newest] = rows;
    const turn = lastTurn(turnsOf(rows), seat);
    // While somebody plays, only what belongs to the present turn is told.
    if (turn === undefined || (on && newest?.whose !== seat)) return undefined;
    return withoutName(turnSentence(turn)).text;
  }, [rows, seat, on, turnSentence]);
  return line ?? (on ? t('table.thinks') : ' ');
}
