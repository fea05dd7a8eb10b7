import type { Plan } from '@archipel/anno1800';
import { levelName } from '@archipel/anno1800';
import { useId } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { type SourceName as Source, sourceKey } from '../model/bill.ts';
import { type Alternative, alternativesOf, billFor, type Proposal } from '../model/proposal.ts';
import { type Item, ItemMark } from '../pieces/index.ts';
import { SourceWords } from './SourceChip.tsx';

interface Props {
  readonly proposal: Proposal;
  readonly plan: Plan;
  readonly tileAt: (field: string) => string;
  /** The number of the first line, where several things are paid one after another. */
  readonly first?: number;
  readonly onPlan: (plan: Plan) => void;
}

/** What the cost names, and where each of it comes from; a click on another source changes the plan. */
export function BillLines({ proposal, plan, tileAt, first = 1, onPlan }: Props) {
  const { t } = useText();
  const group = useId();
  const bill = billFor(proposal, plan);
  const ends = plan.moves.filter((move) => move.kind === 'end-shift');
  const gold = (proposal.plans[0] ? goldBefore(proposal) : plan.leaves.gold) - plan.leaves.gold;
  return (
    <>
      <ol className="bill">
        {bill.map(({ item, source }, line) => (
          <li key={line} className="bill-line">
            <p className="bill-item">
              <span className="step">{first + line}</span>
              <ItemMark item={item} size={24} miss={false} />
              <ItemName item={item} />
            </p>
            <div className="bill-sources">
              <SourceChoice
                sources={alternativesOf(proposal, plan, line)}
                chosen={source}
                name={`${group} ${line}`}
                tileAt={tileAt}
                onPlan={onPlan}
              />
            </div>
          </li>
        ))}
      </ol>
      {ends.length > 0 && (
        <p className="bill-ends">
          <Icon name="since" size={14} />
          {t('payment.ends', { count: ends.length, gold })}
        </p>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<Props, 'tileAt' | 'onPlan'> {
  readonly sources: readonly Alternative[];
  readonly chosen: Source;
  readonly name: string;
}

/** Radio buttons, so that arrows choose and Enter confirms the sheet, whatever was chosen last; one source is no choice. */
function SourceChoice({ sources, chosen, name, tileAt, onPlan }: ChoiceProps) {
  return sources.map(({ source, plan }) => {
    const key = sourceKey(source);
    const isChosen = key === sourceKey(chosen);
    const inside = (
      <>
        <SourceWords source={isChosen ? chosen : source} tileAt={tileAt} />
        {isChosen && <Icon name="check" size={16} className="source-check" />}
      </>
    );
    return sources.length === 1 ? (
      <p key={key} className="source" data-chosen="true">
        {inside}
      </p>
    ) : (
      <label key={key} className="source" data-chosen={isChosen}>
        <input type="radio" className="hidden-name" name={name} checked={isChosen} onChange={() => onPlan(plan)} />
        {inside}
      </label>
    );
  });
}

function goldBefore({ view }: Proposal): number {
  return view.viewer === 'spectator' ? 0 : (view.table.seats[view.viewer]?.gold ?? 0);
}

function ItemName({ item }: { readonly item: Item }) {
  const { names } = useWords();
  if (item.kind === 'good') return <b>{names.good(item.good)}</b>;
  return <b>{item.kind === 'cube' ? names.level(levelName(item.level)) : names.token(item.token)}</b>;
}
