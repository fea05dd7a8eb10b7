import { anno1503, boxOf, buyPrice, objectivesHeld } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import { useFacts, useWords } from '../context/context.tsx';
import { cardsOf } from '../model/prices.ts';
import { objectiveRows } from '../model/progress.ts';
import { ownPlayer } from '../model/seen.ts';
import { goldOf, type Plan, priceOf, type Wish } from '../model/wishes.ts';
import { Gold, Person, Ware } from '../pieces/index.ts';

/** What a plan takes, line by line, and what it leaves. */
export function Bill({ wish, plan }: { readonly wish: Wish; readonly plan: Plan }) {
  const { view, seat } = useFacts();
  const { t, names, label } = useWords();
  const player = ownPlayer(view);
  if (player === undefined || seat === undefined) return null;
  const cards = [...cardsOf(priceOf(view, wish))];
  const bought = plan.bought.map(({ commodity }) => commodity);
  const own = [...cards];
  for (const commodity of bought) own.splice(own.lastIndexOf(commodity), 1);
  const price = buyPrice(view, player);
  return (
    <div className="account">
      {plan.sold.map((sale) => (
        <p key={`${sale.commodity} ${sale.inhabitant}`} className="account-line" data-plan="true">
          <Ware ware={sale.commodity} size={22} />
          <span>
            {t('table1503.sellFirst', { ware: names.commodity(sale.commodity) })} <Level number={sale.inhabitant} />
          </span>
          <b>
            +{goldOf(view, sale)} <Gold size={14} />
          </b>
        </p>
      ))}
      {bought.map((commodity, at) => (
        <p key={`${commodity} ${at}`} className="account-line" data-plan="true">
          <Ware ware={commodity} size={22} state="plan" />
          <span>{t('table1503.buyFirst', { ware: names.commodity(commodity) })}</span>
          <b>
            −{price} <Gold size={14} />
          </b>
        </p>
      ))}
      {own.length > 0 && (
        <p className="account-line">
          <span className="account-cards">
            {own.map((commodity, at) => (
              <span key={`${commodity} ${at}`} title={label(names.commodity(commodity))}>
                <Ware ware={commodity} size={26} />
              </span>
            ))}
          </span>
          <span>{t('table1503.fromHand', { count: own.length })}</span>
        </p>
      )}
      {wish.kind === 'sell' && (
        <p className="account-line">
          <Ware ware={wish.commodity} size={26} />
          <span>
            {t('table1503.soldTo')} <Level number={wish.inhabitant} />
          </span>
          <b>
            +{goldOf(view, wish)} <Gold size={14} />
          </b>
        </p>
      )}
      {wish.kind === 'buy' && (
        <p className="account-line">
          <Ware ware={wish.commodity} size={26} />
          <span>{t('table1503.fromStack', { ware: names.commodity(wish.commodity) })}</span>
          <b>
            −{price} <Gold size={14} />
          </b>
        </p>
      )}
      {wish.kind === 'branch' && (
        <p className="account-line">
          <span>{t('table1503.branchAbout')}</span>
        </p>
      )}
      {!plan.reveals && <Leaves plan={plan} />}
    </div>
  );
}

function Level({ number }: { readonly number: number }) {
  const { view } = useFacts();
  const { names } = useWords();
  const level = ownPlayer(view)?.inhabitants[number - 1];
  return level === undefined ? null : (
    <span className="mention">
      <Person level={level} size={13} /> {names.level(level)}
    </span>
  );
}

/** What one has afterwards, and which objectives it changes. */
function Leaves({ plan }: { readonly plan: Plan }) {
  const { view, seat } = useFacts();
  const { t, names } = useWords();
  const after = dryRun(anno1503, view, plan.moves);
  const before = ownPlayer(view);
  const then = after.legal ? ownPlayer(after.view) : undefined;
  if (seat === undefined || !after.legal || before === undefined || then === undefined) return null;
  const { need } = boxOf(view).components.victory;
  const rows = objectiveRows(view).flatMap(({ objective, needed, counts }, at) => {
    const [was, is] = [counts[seat] ?? 0, objectiveRows(after.view)[at]?.counts[seat] ?? 0];
    return was === is || objective === 'gold' ? [] : [{ objective, needed, is }];
  });
  const wins = objectivesHeld(after.view, seat).length >= need;
  return (
    <dl className="afterwards">
      <div>
        <dt>{t('table1503.thenGold')}</dt>
        <dd>
          {before.gold === then.gold ? then.gold : `${before.gold} → ${then.gold}`} <Gold size={14} />
        </dd>
      </div>
      <div>
        <dt>{t('table1503.thenCards')}</dt>
        <dd>{before.cards === then.cards ? then.cards : `${before.cards} → ${then.cards}`}</dd>
      </div>
      {rows.map(({ objective, needed, is }) => (
        <div key={objective}>
          <dt>{names.objective(objective)}</dt>
          <dd data-held={is >= needed}>{t('table1503.ofNeeded', { count: is, needed })}</dd>
        </div>
      ))}
      {wins && <p className="account-wins">{t('table1503.wins')}</p>}
    </dl>
  );
}
