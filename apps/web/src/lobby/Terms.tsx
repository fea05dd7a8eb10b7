import type { Pace, TableTerms } from '@archipel/protocol';
import { Suspense, useState } from 'react';
import { changeTerms } from '../api/tables.ts';
import { optionsOf } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Segments } from '../ui/Segments.tsx';
import type { Act, Here } from './Lobby.tsx';

const FIRST_PACE = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 120 },
  bank: { kind: 'bank', seconds: 2400, back: 15 },
  days: { kind: 'days', days: 2 },
} as const satisfies Readonly<Record<Pace['kind'], Pace>>;

const CHOICES: Readonly<Record<Exclude<Pace['kind'], 'none'>, readonly number[]>> = {
  turn: [30, 60, 120, 300],
  bank: [1200, 2400, 3600],
  days: [1, 2, 3, 7],
};

/** Minutes for which somebody is waited for. */
const ABSENT_AFTER = [10, 30, 120, 1440, null] as const;

/** What is agreed before the game. Only whoever made the table changes it; the others see it. */
export function Terms({ at, act, onUnpicked }: { readonly at: Here; readonly act: Act; readonly onUnpicked: (left: number) => void }) {
  const { t } = useText();
  const { table, mine } = at;
  // What was chosen shows at once; the server's answer takes its place, or takes it back.
  const [wanted, setWanted] = useState<readonly Partial<TableTerms>[]>([]);
  const terms = Object.assign({}, table.terms, ...wanted) as TableTerms;
  const { pace } = terms;
  const Options = optionsOf(terms.game);
  const change = (changes: Partial<TableTerms>) => {
    setWanted((old) => [...old, changes]);
    void act(changeTerms(table.id, changes)).then(() => setWanted((old) => old.filter((each) => each !== changes)));
  };
  const amount = pace.kind === 'days' ? pace.days : pace.kind === 'none' ? 0 : pace.seconds;
  const withAmount = (value: number): Pace => {
    if (pace.kind === 'days') return { kind: 'days', days: value };
    return pace.kind === 'none' ? pace : { ...pace, seconds: value };
  };
  const waitName = (minutes: number | null) => {
    if (minutes === null) return t('lobby.absentNever');
    if (minutes >= 1440) return t('lobby.days', { count: minutes / 1440 });
    return minutes >= 60 ? t('lobby.hours', { count: minutes / 60 }) : t('lobby.minutes', { count: minutes });
  };
  const amountName = (value: number) =>
    pace.kind === 'days'
      ? t('lobby.days', { count: value })
      : pace.kind === 'bank'
        ? t('lobby.minutes', { count: value / 60 })
        : t('lobby.seconds', { count: value });
  return (
    <section aria-labelledby="lobby-terms">
      <h2 id="lobby-terms">
        <Icon name="filter" size={20} />
        {t('lobby.terms')}
      </h2>
      {mine ? null : <p className="note">{t('lobby.termsOfHost')}</p>}
      <div className="terms">
        {Options ? (
          <Suspense>
            <Options
              options={terms.options}
              chairs={table.chairs}
              disabled={!mine}
              onChange={(options) => change({ options })}
              onUnpicked={onUnpicked}
            />
          </Suspense>
        ) : null}
        <Segments
          legend={t('lobby.pace')}
          disabled={!mine}
          options={(['none', 'turn', 'bank', 'days'] as const).map((value) => ({ value, label: t(PACE_KEYS[value]) }))}
          value={pace.kind}
          onChange={(kind) => change({ pace: FIRST_PACE[kind] })}
        />
        {pace.kind === 'none' ? null : (
          <Segments
            legend={t('lobby.time')}
            disabled={!mine}
            options={CHOICES[pace.kind].map((value) => ({ value, label: amountName(value) }))}
            value={amount}
            onChange={(value) => change({ pace: withAmount(value) })}
          />
        )}
        {pace.kind === 'none' ? (
          <Segments
            legend={t('lobby.absentAfter')}
            disabled={!mine}
            options={ABSENT_AFTER.map((value) => ({ value: String(value), label: waitName(value) }))}
            value={String(terms.absentAfter)}
            onChange={(value) => change({ absentAfter: value === 'null' ? null : Number(value) })}
          />
        ) : null}
        <p className="hint">
          {pace.kind === 'none' ? (terms.absentAfter === null ? null : t('lobby.absentSays')) : t('lobby.absentByClock')}
        </p>
        <Segments
          legend={t('lobby.visibility')}
          disabled={!mine}
          options={[
            { value: 'private', label: t('lobby.private') },
            { value: 'listed', label: t('lobby.listed') },
          ]}
          value={terms.visibility}
          onChange={(visibility) => change({ visibility })}
        />
        <label className="check">
          <input
            type="checkbox"
            disabled={!mine}
            checked={terms.spectators}
            onChange={({ target }) => change({ spectators: target.checked })}
          />
          {t('lobby.spectators')}
        </label>
      </div>
    </section>
  );
}

const PACE_KEYS = { none: 'lobby.paceNone', turn: 'lobby.paceTurn', bank: 'lobby.paceBank', days: 'lobby.paceDays' } as const;
