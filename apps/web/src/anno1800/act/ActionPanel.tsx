import { type Move, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { useState } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { Later, useTable } from '../context.tsx';
import { ofKind } from '../model/clicks.ts';
import { Popover } from '../Popover.tsx';
import { Actions } from './Actions.tsx';
import { Buttons } from './Buttons.tsx';
import { Sources } from './Sources.tsx';
import { useAsk } from './useAsk.ts';

interface Props {
  readonly onOther: () => void;
  readonly onHint: () => void;
  /** Only what is asked and the two buttons: along the bottom of a smaller screen. */
  readonly bar?: boolean;
}

/** What is asked now and what can be done: the one place that always knows how to go on. */
export function ActionPanel({ onOther, onHint, bar = false }: Props) {
  const { decision, moves, t, act, seat, swapping, swap } = useTable();
  const { title, about } = useAsk();
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  const swapped: readonly Move[] = [
    ...(swapping ?? []).map((card) => ({ kind: 'swap', card }) as const),
    ...(swapping?.length === SWAPPED_AT_MOST ? [] : [{ kind: 'finish' } as const]),
  ];
  return (
    <section className="action-panel" data-mine={mine} data-bar={bar} aria-label={t('table.actions')}>
      <header>
        <Flag seat={decision.ask === 'wait' ? decision.seat : (seat ?? 0)} width={30} />
        <div>
          <h2>{title}</h2>
          <p aria-live="polite">{about}</p>
        </div>
        {mine && (
          <button type="button" className="quiet-button" title={t('table.hint')} aria-label={t('table.hint')} onClick={onHint}>
            <Icon name="hint" size={18} />
          </button>
        )}
        {mine && (
          <button
            type="button"
            className="quiet-button"
            title={t('table.otherChoices')}
            aria-label={t('table.otherChoices')}
            onClick={onOther}
          >
            <Icon name="more" size={18} />
          </button>
        )}
      </header>
      {swapping !== null && (
        <div className="swap-bar">
          <button type="button" className="button now" disabled={swapping.length === 0} onClick={() => act(swapped)}>
            <Icon name="swap" size={16} /> {t('table.swapNow', { count: swapping.length })}
          </button>
          <button type="button" className="button" onClick={() => swap(null)}>
            {t('table.cancel')}
          </button>
        </div>
      )}
      {swapping === null && decision.ask === 'act' && <Later>{bar ? <ActionsButton /> : <Actions />}</Later>}
      {decision.ask === 'pay' && <Sources />}
      {decision.ask === 'which' && (
        <ul className="source-list">
          {ofKind(moves, 'which').map((move) => (
            <Which key={move.at} move={move} />
          ))}
        </ul>
      )}
      <Buttons />
    </section>
  );
}

function Which({ move }: { readonly move: Extract<Move, { readonly kind: 'which' }> }) {
  const { act, names, t } = useTable();
  const where = move.at === 'district' ? t('table.atDistrict') : move.at === 'exhausted' ? t('table.atExhausted') : names.field(move.at);
  return (
    <li>
      <button type="button" className="button small" data-light="lit" onClick={() => act([move])}>
        {where}
      </button>
    </li>
  );
}

/** On smaller screens the actions open above their button. */
function ActionsButton() {
  const { t } = useTable();
  const [from, setFrom] = useState<Element | null>(null);
  return (
    <>
      <button type="button" className="button now" data-key="actions" onClick={(event) => setFrom(event.currentTarget)}>
        <Icon name="build" size={16} /> {t('table.actions')}
      </button>
      {from && (
        <Popover anchor={from} label={t('table.actions')} onClose={() => setFrom(null)}>
          <Actions onDone={() => setFrom(null)} />
        </Popover>
      )}
    </>
  );
}
