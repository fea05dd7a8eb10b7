import { useEffect, useState, useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import type { Session } from '../session/session.ts';
import { useText } from '../text.tsx';

const [MINUTE, DAY] = [60_000, 86_400_000];
/** From here on it is time to hurry. */
const SHORT = 20_000;

/** The time that is left: one's own while one thinks, else that of whoever does. Nothing without a clock. */
export function ClockChip({ session }: { readonly session: Session }) {
  const { t } = useText();
  const { clocks, viewer } = useSyncExternalStore(session.subscribe, session.now);
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
  if (left === null) return null;
  const rest = Math.max(0, left - (performance.now() - heard.at));
  return (
    <InMasthead at="tools">
      <span className="clock-chip" data-short={seat === viewer && rest < SHORT} role="timer">
        <Icon name="clock" size={18} />
        <span className="hidden-name">{seat === viewer ? t('lobby.yourTime') : t('lobby.theirTime')}</span>
        {rest >= DAY
          ? t('lobby.daysHours', { days: Math.floor(rest / DAY), hours: Math.floor((rest % DAY) / (60 * MINUTE)) })
          : digits(rest)}
      </span>
    </InMasthead>
  );
}

/** Hours if there are any, minutes and seconds. */
function digits(rest: number): string {
  const seconds = Math.ceil(rest / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
