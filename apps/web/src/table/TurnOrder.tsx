import type { ReactNode } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useLookingOn } from './room.ts';
import type { Layout } from './useLayout.ts';

interface Props {
  /** The round, and what else is said beside it. */
  readonly round: ReactNode;
  /** All seats in the order of play, and those that may move now. */
  readonly order: readonly number[];
  readonly active: readonly number[];
  readonly over: boolean;
  /** The viewer's own seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly layout: Layout;
  readonly playerName: (seat: number) => string;
  readonly onShortcuts: () => void;
  /** The other players, where the header has room for more than their names. */
  readonly beside?: ReactNode;
}

/** Whose turn it is, in the masthead. */
export function TurnOrder({ round, order, active, over, seat: own, layout, playerName, onShortcuts, beside }: Props) {
  const { t } = useText();
  // Who looks through a match sees with the eyes of a seat, and is nobody there.
  const lookingOn = useLookingOn();
  const seat = lookingOn ? undefined : own;
  return (
    <>
      <InMasthead at="middle">
        <div className="turn-order">
          <span className="turn-round" data-narrow={layout === 'phone'}>
            {round}
          </span>
          {layout === 'phone' || layout === 'tablet' || beside !== undefined ? (
            <ActivePlayer active={active} over={over} seat={seat} playerName={playerName} />
          ) : (
            <ol>
              {order.map((each) => {
                const on = active.includes(each) && !over;
                return (
                  <li key={each} data-on={on} data-mine={each === seat} aria-current={on ? 'true' : undefined}>
                    <Flag seat={each} width={20} />
                    <span className="turn-name">{each === seat ? (on ? t('table.yourTurn') : t('table.you')) : playerName(each)}</span>
                  </li>
                );
              })}
            </ol>
          )}
          {beside}
          {seat === undefined && !lookingOn && (
            <span className="turn-spectator">
              <Icon name="spectator" size={15} /> {t('table.spectator')}
            </span>
          )}
        </div>
      </InMasthead>
      {layout !== 'phone' && !lookingOn && (
        <InMasthead at="tools">
          <button
            type="button"
            className="quiet-button"
            title={t('table.shortcuts')}
            aria-label={t('table.shortcuts')}
            onClick={onShortcuts}
          >
            <Icon name="keyboard" size={20} />
          </button>
        </InMasthead>
      )}
    </>
  );
}

/** The one player whom a small screen has room for: the viewer, if active. */
function ActivePlayer({ active, over, seat, playerName }: Pick<Props, 'active' | 'over' | 'seat' | 'playerName'>) {
  const { t } = useText();
  const mine = seat !== undefined && active.includes(seat);
  const shown = mine ? seat : (active[0] ?? 0);
  return (
    <span className="turn-pill" data-mine={mine}>
      <Flag seat={shown} width={20} />
      <span className="turn-name">{over ? t('table.overTitle') : mine ? t('table.yourTurn') : playerName(shown)}</span>
    </span>
  );
}
