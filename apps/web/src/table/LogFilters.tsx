import type { Key } from '@archipel/text';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { LogFilter } from './log.ts';

/** Kinds of things for which there are words. */
export type FilterKind = Key extends infer Each ? (Each extends `follow.kind-${infer Kind}` ? Exclude<Kind, 'all'> : never) : never;

interface Props<Kind extends string> {
  readonly players: readonly string[];
  readonly kinds: readonly Kind[];
  readonly filter: LogFilter<Kind>;
  readonly onFilter: (filter: LogFilter<Kind>) => void;
}

/** What the log shows: of everybody or of one player, everything or one kind. */
export function LogFilters<Kind extends FilterKind>({ players, kinds, filter, onFilter }: Props<Kind>) {
  const { t } = useText();
  return (
    <span className="log-filters">
      {players.map((name, seat) => (
        <button
          // A seat is its number.
          key={seat}
          type="button"
          aria-pressed={filter.seat === seat}
          title={t('follow.onlySeat', { name })}
          aria-label={t('follow.onlySeat', { name })}
          onClick={() => onFilter({ ...filter, seat: filter.seat === seat ? null : seat })}
        >
          <Flag seat={seat} width={19} />
        </button>
      ))}
      <select
        aria-label={t('follow.kinds')}
        value={filter.kind ?? ''}
        onChange={({ target }) => onFilter({ ...filter, kind: kinds.find((kind) => kind === target.value) ?? null })}
      >
        <option value="">{t('follow.kind-all')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`follow.kind-${kind}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
