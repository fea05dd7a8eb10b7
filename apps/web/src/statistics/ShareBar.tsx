import { localeOf } from '@archipel/text';
import { useText } from '../reader/text.tsx';
import { withMinus } from '../ui/withMinus.ts';
import type { Share } from './figures.ts';

const WIDTH = 100;

/** A share with the range in which the true one lies: a dot on a line. Hollow, and without a figure, where there are too few games. */
export function ShareBar({ share, of, expected }: { readonly share: Share; readonly of: number; readonly expected: number }) {
  const { low, high } = share.range;
  return (
    <svg
      className="share-bar"
      data-few={share.few}
      viewBox={`-6 0 ${(WIDTH + 12).toString()} 20`}
      width={WIDTH + 12}
      height={20}
      aria-hidden="true"
    >
      <path className="share-scale" d={`M0 6V14M0 10H${WIDTH.toString()}M${WIDTH.toString()} 6V14`} />
      <path className="share-chance" d={`M${(expected * WIDTH).toFixed(1)} 3V17`} />
      <path className="share-range" d={`M${(low * WIDTH).toFixed(1)} 10H${(high * WIDTH).toFixed(1)}`} />
      <circle cx={of === 0 ? 0 : (share.count / of) * WIDTH} cy={10} r={4} />
    </svg>
  );
}

/** The share in words: a percentage, or only its range. */
export function useShareWords(): (share: Share, of: number) => string {
  const { language } = useText();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return (share, of) =>
    share.few ? percent.formatRange(share.range.low, share.range.high) : percent.format(of === 0 ? 0 : share.count / of);
}

/** A mean of points with its sign. */
export function signed(value: number | undefined): string {
  if (value === undefined) return '–';
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded.toString()}` : withMinus(rounded);
}
