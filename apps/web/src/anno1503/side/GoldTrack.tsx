import { memo, useRef } from 'react';
import { Flag } from '../../pieces/index.ts';
import { useBefore } from '../../table/follow/Change.tsx';
import { useSize } from '../../ui/useSize.ts';
import { useFacts, useOpen, useWords } from '../context/context.tsx';

const HEIGHT = 56;
const EDGE = 16;
const AXIS = 28;

/** Everybody's gold on one track, with the mark at which the objective is held. */
export const GoldTrack = memo(function GoldTrack() {
  const { view, box, seat } = useFacts();
  const { t, playerName } = useWords();
  const { state } = useOpen();
  const area = useRef<HTMLElement>(null);
  const { width } = useSize(area);
  const goal = box.components.victory.objectives.gold;
  const golds = view.seats.map(({ gold }) => gold);
  const most = Math.max(40, Math.ceil(Math.max(...golds) / 5) * 5);
  const x = (gold: number) => EDGE + ((width - 2 * EDGE) * gold) / most;
  const marks = apart(
    golds.map((gold, owner) => ({ owner, at: x(gold) })),
    seat,
  );
  const words = golds.map((gold, owner) => `${playerName(owner)} ${gold}`).join(', ');
  return (
    <section
      ref={area}
      className="gold-track"
      data-at="gold"
      aria-label={t('table1503.goldTrack', { words })}
      data-dim={state.sheet?.show === 'voyage'}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <rect className="gold-zone" x={x(goal)} y={AXIS - 7} width={width - EDGE - x(goal)} height="7" />
          <path className="gold-axis" d={`M${EDGE} ${AXIS}H${width - EDGE}`} />
          {Array.from({ length: most + 1 }, (_, gold) => (
            <path key={gold} className="gold-tick" d={`M${x(gold)} ${AXIS}v${gold % 5 === 0 ? 8 : 4}`} />
          ))}
          <path className="gold-goal" d={`M${x(goal)} 9V40`} />
          {Array.from({ length: most / 5 + 1 }, (_, five) => (
            <text key={five} data-goal={five * 5 === goal} x={x(five * 5)} y={AXIS + 23} textAnchor="middle">
              {five * 5}
            </text>
          ))}
          {golds.map((gold, owner) => (
            <Moved key={owner} gold={gold} x={x} />
          ))}
          {marks.map(({ owner, at, drawn }) => {
            const flag = owner === seat ? 26 : 22;
            return (
              <g key={owner}>
                <path className="gold-mast" d={`M${at} ${AXIS}V${AXIS - 8}`} />
                <g transform={`translate(${drawn - flag / 2} ${AXIS - 8 - (flag * 2) / 3})`}>
                  <Flag seat={owner} width={flag} />
                </g>
              </g>
            );
          })}
        </svg>
      )}
    </section>
  );
});

/** From where to where somebody's gold has gone. */
function Moved({ gold, x }: { readonly gold: number; readonly x: (gold: number) => number }) {
  const { before, position } = useBefore(gold);
  if (before === gold) return null;
  const [from, to] = [x(before), x(gold)];
  const back = gold > before ? -5 : 5;
  return <path key={position} className="gold-moved" d={`M${from} ${AXIS - 4}H${to}m${back} -3.5L${to} ${AXIS - 4}l${back} 3.5`} />;
}

interface Mark {
  readonly owner: number;
  readonly at: number;
  readonly drawn: number;
}

/** Flags that would cover each other are moved apart; their masts stay. */
function apart(marks: readonly { readonly owner: number; readonly at: number }[], own: number | undefined): readonly Mark[] {
  const GAP = 25;
  const sorted = marks.toSorted((one, other) => one.at - other.at || (one.owner === own ? 1 : -1));
  const drawn: number[] = [];
  for (const { at } of sorted) drawn.push(Math.max(at, (drawn.at(-1) ?? -GAP) + GAP));
  // Half of what was pushed to the right goes back, so that a crowd stands around its place.
  for (let from = 0; from < drawn.length; ) {
    let to = from;
    while (to + 1 < drawn.length && (drawn[to + 1] ?? 0) - (drawn[to] ?? 0) <= GAP) to++;
    const shift = ((drawn[to] ?? 0) - (sorted[to]?.at ?? 0)) / 2;
    for (let each = from; each <= to; each++) drawn[each] = (drawn[each] ?? 0) - shift;
    from = to + 1;
  }
  // Nobody leaves the track on the left.
  for (const [at, x] of drawn.entries()) drawn[at] = Math.max(x, (drawn[at - 1] ?? EDGE - GAP) + GAP);
  return sorted.map((mark, at) => ({ ...mark, drawn: drawn[at] ?? mark.at }));
}
