import { Fragment, useMemo, useRef } from 'react';
import { Flag } from '../../pieces/index.ts';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { neededToWin, progressByRound } from '../model/progress.ts';
import { ReachedList } from './ReachedList.tsx';

/** Below the strips stand the rounds; above each strip stands a name. */
const [BOTTOM, NAME] = [24, 26];

/** How many objectives everybody held at the end of every round: one strip a player, and a table for those who cannot see it. */
export function ObjectivesByRound() {
  const { view, now } = useFacts();
  const { t, playerName } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(svg);
  const rounds = useMemo(() => progressByRound(view, now.entries), [view, now.entries]);
  const need = neededToWin(view);
  const step = width / Math.max(1, rounds.length);
  const every = Math.max(1, Math.ceil(rounds.length / 12));
  const row = (height - BOTTOM) / view.seats.length;
  return (
    <>
      <section className="end-chart">
        <h2>{t('table1503.byRound')}</h2>
        <p className="by-round-key">{t('table1503.byRoundNear', { need })}</p>
        <figure className="by-round">
          <svg ref={svg} role="img" aria-label={t('table1503.byRoundLabel')}>
            {width > 0 &&
              view.seats.map((_, seat) => {
                const floor = (seat + 1) * row;
                return (
                  <g key={seat}>
                    <svg x="0" y={floor - row + 6} width="24" height="16" aria-hidden="true">
                      <Flag seat={seat} width={24} />
                    </svg>
                    <text x="32" y={floor - row + 19}>
                      {playerName(seat)}
                    </text>
                    <path className="by-round-floor" d={`M0 ${floor}H${width}`} />
                    {rounds.map(({ held, near }, at) => {
                      const count = held[seat] ?? 0;
                      const bar = (part: number) => {
                        const tall = part * Math.max(6, row - NAME - 4);
                        return { x: at * step + 0.5, y: floor - tall, width: Math.max(1, step - 1), height: tall };
                      };
                      return (
                        <Fragment key={at}>
                          <rect className="by-round-near" {...bar(near[seat] ?? 0)} />
                          {count > 0 && <rect data-won={count >= need} {...bar(Math.min(count, need) / need)} />}
                        </Fragment>
                      );
                    })}
                  </g>
                );
              })}
            {rounds.map(({ round }, at) =>
              at % every === 0 || at === rounds.length - 1 ? (
                <text key={round} className="by-round-number" x={(at + 0.5) * step} y={height - 7} textAnchor="middle">
                  {round}
                </text>
              ) : null,
            )}
          </svg>
          <table className="hidden-name">
            <caption>{t('table1503.byRound')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table1503.roundWord')}</th>
                {view.seats.map((_, seat) => (
                  <th key={seat} scope="col">
                    {playerName(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rounds.map(({ round, held }) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  {held.map((count, seat) => (
                    <td key={seat}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      </section>
      <ReachedList rounds={rounds} />
    </>
  );
}
