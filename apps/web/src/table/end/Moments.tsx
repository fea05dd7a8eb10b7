import { useText } from '../../reader/text.tsx';
import type { Moment } from './points.ts';

/** The rounds that are marked on the chart, and what happened in them. */
export function Moments({ moments, players }: { readonly moments: readonly Moment[]; readonly players: readonly string[] }) {
  const { t } = useText();
  return (
    <ol className="moments">
      {moments.map(({ kind, seat, round, points }) => (
        <li key={kind}>
          <b>{t('score.roundOf', { round, name: players[seat] ?? '' })}</b>
          <span>{t(`score.moment-${kind}`)}</span>
          <b>{points < 0 ? `−${-points}` : `+${points}`}</b>
        </li>
      ))}
    </ol>
  );
}
