import { useState } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useLookingOn } from '../../table/room.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { GameFollow } from '../follow/GameFollow.tsx';
import { offered } from '../model/offered.ts';
import { Actions } from './Actions.tsx';
import { goTo } from './actions.ts';
import { Buttons } from './Buttons.tsx';
import { Dice } from './Dice.tsx';
import { Phases } from './Phases.tsx';
import { useAsk } from './useAsk.ts';

/** What is asked, the die, and the way on. Along the bottom (`bar`) the actions lie behind a button. */
export function ActionPanel({ bar }: { readonly bar: boolean }) {
  const facts = useFacts();
  const { decision, view, seat } = facts;
  const { t } = useWords();
  const { update } = useCommands();
  const { title, about } = useAsk();
  const mine = decision.ask !== 'wait' && decision.ask !== 'over';
  const acting = offered(facts).length > 0;
  if (useLookingOn()) return null;
  if (decision.ask === 'wait')
    return (
      <section className="action-panel" data-at="act" data-mine={false} data-bar={bar} aria-label={t('table.actions')}>
        <Dice size={bar ? 34 : 40} />
        <GameFollow bar={bar} />
      </section>
    );
  return (
    <section className="action-panel" data-at="act" data-mine={mine} data-bar={bar} aria-label={t('table.actions')}>
      {!bar && view.turn === seat && decision.ask !== 'over' && <Phases />}
      <header>
        <Dice size={bar ? 34 : 40} />
        <div>
          <h2>{title}</h2>
          <p aria-live="polite">{about}</p>
        </div>
        {mine && (
          <>
            <button
              type="button"
              className="quiet-button"
              title={t('table.hint')}
              aria-label={t('table.hint')}
              onClick={() => update({ type: 'open', overlay: { show: 'hints' } })}
            >
              <Icon name="hint" size={18} />
            </button>
            <button
              type="button"
              className="quiet-button"
              title={t('table.otherChoices')}
              aria-label={t('table.otherChoices')}
              onClick={() => update({ type: 'open', overlay: { show: 'moves' } })}
            >
              <Icon name="more" size={18} />
            </button>
          </>
        )}
      </header>
      {acting && (bar ? <ActionsButton /> : <Actions />)}
      {acting && bar && <SailButton />}
      <Buttons />
    </section>
  );
}

/** Sailing comes last, and is what a newcomer looks for: it has a button of its own. */
function SailButton() {
  const facts = useFacts();
  const { t } = useWords();
  const commands = useCommands();
  const ships = [...new Set(facts.reaches.map(({ ship }) => ship))];
  if (ships.length === 0) return null;
  return (
    <button type="button" className="button two-lines" data-key="sail" onClick={() => goTo('sail', facts, commands)}>
      <Icon name="sail" size={17} />
      <span>
        {t('table1503.action-sail')} <small>{ships.map((ship) => t('table1503.shipNumber', { ship })).join(', ')}</small>
      </span>
    </button>
  );
}

/** Where there is little room the actions open above their button. */
function ActionsButton() {
  const { lights } = useFacts();
  const { t } = useWords();
  const count = lights.count();
  const [from, setFrom] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        className={count > 0 ? 'button now two-lines' : 'button two-lines'}
        data-key="actions"
        onClick={(event) => setFrom(event.currentTarget)}
      >
        <Icon name="build" size={17} />
        <span>
          {t('table.actions')} <small>{t('table1503.possible', { count })}</small>
        </span>
      </button>
      {from && (
        <Popover anchor={from} label={t('table.actions')} onClose={() => setFrom(null)}>
          <Actions onDone={() => setFrom(null)} />
        </Popover>
      )}
    </>
  );
}
