import type { Pace } from '@archipel/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Session } from '../session/session.ts';
import { DAY, digits, isUrgent, MINUTE } from './clock.ts';

interface Props {
  readonly session: Session;
  readonly pace: Pace;
}

/** The time that is left: one's own while one thinks, else that of whoever does. Nothing without a clock. */
export function ClockChip({ session, pace }: Props) {
  const { t } = useText();
  const { clocks, viewer, chairs } = useSyncExternalStore(session.subscribe, session.now);
  const seat = clocks.running.find((each) => each === viewer) ?? clocks.running[0];
  const left = seat === undefined ? null : (clocks.left[seat] ?? null);
  // The clocks of two machines differ: what counts is how long ago we heard of it.
  const [heard, setHeard] = useState(() => ({ clocks, at: performance.now() }));
  if (heard.clocks !== clocks) setHeard({ clocks, at: performance.now() });
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === null) return undefined;
    const ticking = setInterval(() => tick((count) => count + 1), left > DAY ? MINUTE : 1000);
    return () => clearInterval(ticking);
  }, [left]);
  if (left === null || seat === undefined) return null;
  const rest = Math.max(0, left - (performance.now() - heard.at));
  const urgent = isUrgent(rest, pace);
  const chair = chairs[seat];
  const time =
    rest >= DAY ? t('lobby.daysHours', { days: Math.floor(rest / DAY), hours: Math.floor((rest % DAY) / (60 * MINUTE)) }) : digits(rest);
  return (
    <InMasthead at="tools">
      <span
        className="clock-chip"
        data-short={urgent}
        data-mine={seat === viewer}
        role="timer"
        title={t(seat === viewer ? 'lobby.yourTime' : 'lobby.theirTime')}
      >
        <Icon name="clock" size={18} />
        <Flag seat={seat} width={19} />
        <span className="hidden-name">
          {seat === viewer ? t('lobby.yourTime') : `${t('lobby.theirTime')}: ${chair?.kind === 'person' ? chair.name : ''}`}
        </span>
        {time}
      </span>
      {/* Said once, when it becomes urgent. */}
      <span className="hidden-name" role="status">
        {urgent && seat === viewer ? t('lobby.timeShort') : ''}
      </span>
    </InMasthead>
  );
}
