import type { Plan, View } from '@archipel/anno1800';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { sourceKey } from '../model/bill.ts';
import { billFor, movesOf, type Proposal, playableAfter } from '../model/proposal.ts';
import { ItemMark, keyOf } from '../pieces/index.ts';
import { Leaves } from './Leaves.tsx';
import { SourceName } from './SourceChip.tsx';

/** How many are shown at first. */
const FIRST = 4;

interface Props {
  readonly view: View;
  readonly proposal: Proposal;
  readonly plan: Plan;
  readonly tileAt: (field: string) => string;
  readonly onPlan: (plan: Plan) => void;
}

/** The plans, the best first, with what each would leave. */
export function Plans({ view, proposal, plan, tileAt, onPlan }: Props) {
  const { t } = useText();
  const name = useId();
  const [all, setAll] = useState(false);
  const shown = all ? proposal.plans : firstOf(proposal.plans, plan);
  return (
    <fieldset className="sheet-ways">
      <legend>{t('payment.ways')}</legend>
      {shown.map((other) => {
        const number = proposal.plans.indexOf(other) + 1;
        return (
          <label key={number} className="sheet-way" data-chosen={other === plan}>
            <input type="radio" name={name} checked={other === plan} onChange={() => onPlan(other)} />
            <span className="way-name">
              {other === plan ? t('payment.thisPlan') : <Differs proposal={proposal} plan={plan} other={other} tileAt={tileAt} />}
            </span>
            <Playable view={view} proposal={proposal} plan={other} />
            <Leaves leaves={other.leaves} />
          </label>
        );
      })}
      {shown.length < proposal.plans.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('payment.morePlans', { count: proposal.plans.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}

/** The first few, and the one that is chosen wherever it stands. */
function firstOf(plans: readonly Plan[], chosen: Plan): readonly Plan[] {
  const first = plans.slice(0, FIRST);
  return first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}

/** Counted once the sheet is there: it is the dearest thing on it. */
function Playable({ view, proposal, plan }: Omit<Props, 'onPlan' | 'tileAt'>) {
  const { t } = useText();
  const late = useDeferredValue<Plan | null>(plan, null);
  const count = useMemo(() => (late ? playableAfter(view, movesOf(proposal, late)) : undefined), [view, proposal, late]);
  return count === undefined ? null : <span className="way-then">{t('payment.playable', { count })}</span>;
}

interface DiffersProps extends Pick<Props, 'proposal' | 'plan' | 'tileAt'> {
  readonly other: Plan;
}

/** What another plan does differently from the one that is chosen. */
function Differs({ proposal, plan, other, tileAt }: DiffersProps) {
  const chosen = billFor(proposal, plan).map(({ source }) => sourceKey(source));
  const lines = billFor(proposal, other).filter(({ source }, at) => sourceKey(source) !== chosen[at]);
  if (lines.length === 0) return <OtherEnds plan={other} tileAt={tileAt} />;
  return lines.map(({ item, source }) => (
    <span key={`${keyOf(item)} ${sourceKey(source)}`} className="way-differs">
      <ItemMark item={item} size={18} miss={false} /> <SourceName source={source} tileAt={tileAt} />
    </span>
  ));
}

/** Plans with the same sources differ in the shifts that end for them. */
function OtherEnds({ plan, tileAt }: Pick<Props, 'plan' | 'tileAt'>) {
  const { t } = useText();
  const { names } = useWords();
  const ends = plan.moves.filter((move) => move.kind === 'end-shift');
  if (ends.length === 0) return t('payment.otherPlan');
  const places = ends.map(({ level, at }) => (at === 'exhausted' ? names.level(level) : names.shortTile(tileAt(at))));
  return t('payment.endsAt', { places: [...new Set(places)].join(', ') });
}
