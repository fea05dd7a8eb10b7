import type { LevelName, Plan } from '@archipel/anno1800';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { ownTileAt } from '../model/fields.ts';
import type { Order } from '../model/order.ts';
import { Cube, LEVEL_NAMES } from '../pieces/index.ts';
import { BillLines } from './BillLines.tsx';

interface Props {
  readonly order: Order;
  readonly more: readonly LevelName[];
  readonly onMore: (levels: readonly LevelName[]) => void;
  readonly onPlan: (at: number) => (plan: Plan) => void;
}

/** R10.1: up to three people by one action, each paid at its own price, and who else could be had by it. */
export function Crew({ order: { lines, addable }, more, onMore, onPlan }: Props) {
  const { t } = useText();
  const { names } = useWords();
  let steps = 0;
  return (
    <>
      {lines.map(({ thing, proposal, plan }, at) => {
        const level = thing.kind === 'recruit' ? thing.level : 'farmer';
        const first = steps + 1;
        steps += proposal.owed.length;
        return (
          <section key={at} className="crew-one" data-recruit={level}>
            {lines.length > 1 && (
              <h3>
                <Cube level={LEVEL_NAMES.indexOf(level)} size={16} /> {names.level(level)}
                {at > 0 && (
                  <button
                    type="button"
                    className="quiet-button"
                    aria-label={t('payment.crewLess', { name: names.level(level) })}
                    title={t('payment.crewLess', { name: names.level(level) })}
                    onClick={() => onMore(more.toSpliced(at - 1, 1))}
                  >
                    <Icon name="close" size={15} />
                  </button>
                )}
              </h3>
            )}
            <BillLines
              proposal={proposal}
              plan={plan}
              tileAt={(field) => ownTileAt(proposal.view, field) ?? ''}
              first={first}
              onPlan={onPlan(at)}
            />
          </section>
        );
      })}
      {addable.length > 0 && (
        <fieldset className="crew-more">
          <legend>{t('payment.crewMore')}</legend>
          {addable.map((level) => (
            <button key={level} type="button" className="button small" data-add={level} onClick={() => onMore([...more, level])}>
              <Icon name="plus" size={13} />
              <Cube level={LEVEL_NAMES.indexOf(level)} size={14} /> {names.level(level)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
