import { playerAt } from '@archipel/anno1800';
import { memo, useMemo } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { Change } from '../table/follow/Change.tsx';
import { SeatMark } from '../table/SeatMark.tsx';
import { hasStandIn, withSeatMark } from '../table/seatMark.ts';
import { useOtherSeats } from '../table/useOtherSeats.ts';
import { useFacts, useWords } from './context/context.ts';
import { useLatePreview } from './context/preview.tsx';
import type { Row } from './model/log.ts';
import { standingOf } from './model/standing.ts';
import type { TableEvent1800 } from './model/tableState.ts';
import { Belongings, LastAction, People } from './Opponents.tsx';

interface Props {
  readonly rows: readonly Row[];
  readonly dispatch: (event: TableEvent1800) => void;
}

/** The others, a plate for each: in the header, or below it on a tablet. */
export const Plates = memo(function Plates({ rows, dispatch }: Props) {
  const { seat, view } = useFacts();
  const { t } = useWords();
  const others = useOtherSeats(view.table.seats.length, seat ?? view.table.turn.seat);
  return (
    <section className="plates" aria-label={t('table.opponents')}>
      {others.map((other) => (
        <Plate key={other} seat={other} rows={rows} dispatch={dispatch} />
      ))}
    </section>
  );
});

function Plate({ seat, rows, dispatch }: Props & { readonly seat: number }) {
  const { view, now, folds } = useFacts();
  const { preview } = useLatePreview();
  const { t, playerName } = useWords();
  const player = playerAt(view.table, seat);
  const chair = now.chairs[seat];
  const { total } = useMemo(() => standingOf(view, seat), [view, seat]);
  const partner = preview?.trades.filter(({ from }) => from === seat) ?? [];
  return (
    <button
      type="button"
      className="plate"
      data-stand-in={hasStandIn(chair)}
      data-on={view.table.turn.seat === seat && !view.table.over}
      data-at={`seat-${seat}`}
      data-planned={partner.length > 0}
      onClick={() => dispatch({ type: 'watch', seat })}
      aria-label={withSeatMark(t('table.lookAt', { name: playerName(seat), points: total }), t, chair)}
    >
      <Flag seat={seat} width={21} />
      <span className="plate-facts">
        <span className="plate-name">
          <b>{playerName(seat)}</b>
          <SeatMark chair={chair} />
          <i>{folds.lastAction && <LastAction seat={seat} rows={rows} />}</i>
          {folds.influenceWord && <span>{t('table.influence')}</span>}
          <strong>{total}</strong> <Change value={total} />
          <Icon name="down" size={13} />
        </span>
        <span className="plate-row">
          <People player={player} />
          <Belongings player={player} gift={partner.length} />
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
