import type { Plan } from '@archipel/anno1800';
import { levelName } from '@archipel/anno1800';
import { useTable } from '../anno1800/context.tsx';
import { Icon, type Item, ItemMark } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { alternativesOf, billFor, type Proposal } from './proposal.ts';
import { SourceWords } from './SourceChip.tsx';
import { sourceKey } from './sources.ts';

interface Props {
  readonly proposal: Proposal;
  readonly plan: Plan;
  readonly tileAt: (field: string) => string;
  readonly onPlan: (plan: Plan) => void;
}

/** What the cost names, and where each of it comes from; a click on another source changes the plan. */
export function BillLines({ proposal, plan, tileAt, onPlan }: Props) {
  const { t } = useText();
  const bill = billFor(proposal, plan);
  const ends = plan.moves.filter((move) => move.kind === 'end-shift');
  const gold = (proposal.plans[0] ? goldBefore(proposal) : plan.leaves.gold) - plan.leaves.gold;
  return (
    <>
      <ol className="bill">
        {bill.map(({ item, source }, line) => (
          <li key={`${line} ${sourceKey(source)}`} className="bill-line">
            <p className="bill-item">
              <span className="step">{line + 1}</span>
              <ItemMark item={item} size={24} miss={false} />
              <ItemName item={item} />
            </p>
            <div className="bill-sources">
              <p className="source" data-chosen="true">
                <SourceWords source={source} tileAt={tileAt} />
                <Icon name="check" size={16} className="source-check" />
              </p>
              {alternativesOf(proposal, plan, line).map((other) => (
                <button key={sourceKey(other.source)} type="button" className="source" onClick={() => onPlan(other.plan)}>
                  <SourceWords source={other.source} tileAt={tileAt} />
                </button>
              ))}
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

function goldBefore({ view }: Proposal): number {
  return view.viewer === 'spectator' ? 0 : (view.table.seats[view.viewer]?.gold ?? 0);
}

function ItemName({ item }: { readonly item: Item }) {
  const { names } = useTable();
  if (item.kind === 'good') return <b>{names.good(item.good)}</b>;
  return <b>{item.kind === 'cube' ? names.level(levelName(item.level)) : names.token(item.token)}</b>;
}
