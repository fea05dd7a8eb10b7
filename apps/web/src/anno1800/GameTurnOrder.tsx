import type { ReactNode } from 'react';
import { TurnOrder } from '../table/TurnOrder.tsx';
import { useFacts, useWords } from './context/context.ts';

/** Games of more rounds are over before their bound. */
const LONGEST = 40;

/** The round and whose turn it is (R2). */
export function GameTurnOrder({ onShortcuts, beside }: { readonly onShortcuts: () => void; readonly beside?: ReactNode }) {
  const { view, seat, layout } = useFacts();
  const { t, playerName } = useWords();
  const { table } = view;
  // R15.5: a bound that nobody reaches says nothing.
  const of = table.end?.lastRound ?? (table.limit !== null && table.limit <= LONGEST ? table.limit : undefined);
  const last = table.end !== null && table.round >= table.end.lastRound;
  return (
    <TurnOrder
      round={
        <>
          {of === undefined ? t('table.round', { round: table.round }) : t('follow.roundOf', { round: table.round, last: of })}
          {table.end !== null && <b className="plan-text"> · {t(last ? 'table.lastRound' : 'table.lastRoundNext')}</b>}
        </>
      }
      order={table.seats.map((_, at) => (table.first + at) % table.seats.length)}
      active={[table.turn.seat]}
      over={table.over}
      seat={seat}
      layout={layout}
      beside={beside}
      playerName={playerName}
      onShortcuts={onShortcuts}
    />
  );
}
