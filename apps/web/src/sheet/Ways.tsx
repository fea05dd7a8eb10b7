import type { Plan, View } from '@archipel/anno1800';
import { useId, useMemo, useState } from 'react';
import { useText } from '../text.tsx';
import { Leaves } from './Leaves.tsx';
import { consequenceOf, movesOf, type Proposal } from './proposal.ts';

/** So many are shown at once; the rest when they are asked for. */
const FIRST = 4;

interface Props {
  readonly view: View;
  readonly proposal: Proposal;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** The plans, the best first, with what each would leave. */
export function Ways({ view, proposal, plan, onPlan }: Props) {
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
            <span className="way-name">{other === plan ? t('payment.thisPlan') : t('payment.otherPlan', { number })}</span>
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

function Playable({ view, proposal, plan }: Omit<Props, 'onPlan'>) {
  const { t } = useText();
  const after = useMemo(() => consequenceOf(view, movesOf(proposal, plan)), [view, proposal, plan]);
  return after.reveals ? null : <span className="way-then">{t('payment.playable', { count: after.playable })}</span>;
}
