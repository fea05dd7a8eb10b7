import { type Move, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { Flag, Icon } from '../../pieces/index.ts';
import { useLookingOn } from '../../table/room.ts';
import { Deferred, useCommands, useFacts, useWords } from '../context/context.ts';
import { GameFollow } from '../follow/GameFollow.tsx';
import { ofKind } from '../model/clicks.ts';
import { Actions } from './Actions.tsx';
import { Buttons } from './Buttons.tsx';
import { Sources } from './Sources.tsx';
import { useAsk } from './useAsk.ts';

interface Props {
  readonly onOther: () => void;
  readonly onHint: () => void;
  /** In one row along the bottom of the window. */
  readonly bar?: boolean;
}

/** What is asked now and what can be done: the one place that always knows how to go on. */
export function ActionPanel({ onOther, onHint, bar = false }: Props) {
  const { decision, moves, seat, swapping } = useFacts();
  const { t } = useWords();
  const { act, cancelSwap } = useCommands();
  const { title, about } = useAsk(bar);
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  const swapped: readonly Move[] = [
    ...(swapping ?? []).map((card) => ({ kind: 'swap', card }) as const),
    ...(swapping?.length === SWAPPED_AT_MOST ? [] : [{ kind: 'finish' } as const]),
  ];
  if (useLookingOn()) return null;
  if (decision.ask === 'wait')
    return (
      <section className="action-panel" data-at="act" data-mine={false} data-bar={bar} aria-label={t('table.actions')}>
        <GameFollow bar={bar} />
      </section>
    );
  return (
    <section className="action-panel" data-at="act" data-mine={mine} data-bar={bar} aria-label={t('table.actions')}>
      <header>
        <Flag seat={seat ?? 0} width={30} />
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
          <p className="swap-ask">{t('table.swapAsk')}</p>
          <button type="button" className="button now" data-final="armed" disabled={swapping.length === 0} onClick={() => act(swapped)}>
            <Icon name="spectator" size={16} /> {t('table.swapNow', { count: swapping.length })}
          </button>
          <button type="button" className="button" onClick={cancelSwap}>
            {t('table.cancel')}
          </button>
        </div>
      )}
      {swapping === null && decision.ask === 'act' && (
        <Deferred>
          <Actions bar={bar} />
        </Deferred>
      )}
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
  const { names, t } = useWords();
  const { act } = useCommands();
  const where = move.at === 'district' ? t('table.atDistrict') : move.at === 'exhausted' ? t('table.atExhausted') : names.field(move.at);
  return (
    <li>
      <button type="button" className="button small" data-light="lit" onClick={() => act([move])}>
        {where}
      </button>
    </li>
  );
}
