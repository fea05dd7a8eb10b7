import { logLine1800 } from '@archipel/text';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useTable } from './context.tsx';
import type { Row } from './model/log.ts';
import { Said } from './Said.tsx';

/** How long each thing is looked at. */
const PACE = 900;

/** What happened since one last looked: offered once when the table is opened, and shown step by step. */
export const Recap = memo(function Recap({ rows, onShow }: { readonly rows: readonly Row[]; readonly onShow: (row: Row) => void }) {
  const { now, seat, t, text, names, who } = useTable();
  const opened = useRef(now.position);
  const missed = useMemo(
    () => rows.filter((row) => row.position > now.seen && row.position <= opened.current && row.seat !== seat).toReversed(),
    [rows, now.seen, seat],
  );
  const [step, setStep] = useState<number | 'asked' | 'done'>('asked');
  const row = typeof step === 'number' ? missed[step] : undefined;
  useEffect(() => {
    if (typeof step !== 'number') return undefined;
    const current = missed[step];
    if (current) onShow(current);
    const timer = setTimeout(() => setStep(step + 1 < missed.length ? step + 1 : 'done'), PACE);
    return () => clearTimeout(timer);
  }, [step, missed, onShow]);
  if (seat === undefined || now.seen === 0 || missed.length === 0 || step === 'done' || now.position > opened.current) return null;
  return (
    <aside className="recap" aria-label={t('table.sinceTitle')}>
      <Icon name="since" size={17} />
      {row ? (
        <p aria-live="polite">
          <Flag seat={row.seat} width={20} />
          {row.facts.map((fact) => (
            <span key={JSON.stringify(fact)}>
              <Said said={logLine1800(text, names, fact, who)} />{' '}
            </span>
          ))}
        </p>
      ) : (
        <p>
          <b>{t('table.sinceTitle')}:</b> {t('table.sinceCount', { count: missed.length })}
        </p>
      )}
      {step === 'asked' && (
        <button type="button" className="button small" onClick={() => setStep(0)}>
          {t('table.sinceShow')}
        </button>
      )}
      <button type="button" className="button small" onClick={() => setStep('done')}>
        {t('table.sinceSkip')}
      </button>
    </aside>
  );
});
