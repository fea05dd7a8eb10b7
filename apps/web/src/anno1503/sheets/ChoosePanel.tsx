import type { Commodity, Move } from '@archipel/anno1503';
import { useState } from 'react';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { type Ask, ofKind } from '../model/decision.ts';
import { Die, Ware } from '../pieces/index.ts';
import { EventDice, EventMark } from './EventHead.tsx';
import { Confirm, SheetFrame } from './SheetFrame.tsx';
import { Waited } from './Waited.tsx';

/** Which commodity to take: with production where there is a choice, and in golden times (Q3.2, Q9.3). */
export function ChoosePanel({ decision: { about, options, left } }: { readonly decision: Ask<'choose'> }) {
  const { view, moves, seat } = useFacts();
  const { t, names, label, playerName } = useWords();
  const { play } = useCommands();
  const [picks, setPicks] = useState<readonly Commodity[]>([]);
  const legal = ofKind(moves, 'choose').map(({ commodity }) => commodity);
  const pick = (commodity: Commodity) => setPicks(left === 1 ? [commodity] : [...picks, commodity].slice(-left));
  const decline = ofKind(moves, 'decline');
  const takes = picks.map((commodity): Move => ({ kind: 'choose', commodity }));
  const wares = [...new Set(picks)].map((each) => names.commodity(each)).join(', ');
  const [first] = picks;
  const golden = about === 'golden-times';
  const whole = picks.length === left;
  const held = first ? view.hand[first] + picks.filter((each) => each === first).length : 0;
  return (
    <SheetFrame
      tone="ask"
      picture={golden ? <EventMark event="golden-times" /> : <Die value={view.throws.at(-1)} size={36} hit />}
      title={t(golden ? 'table1503.takeGolden' : options.length > 2 ? 'table1503.takeAny' : 'table1503.takeOne', {
        count: left,
      })}
      about={
        golden ? (
          <EventDice seat={view.turn} throws={view.throws} />
        ) : (
          t(view.turn === seat ? 'table1503.youRolled' : 'table1503.otherRolled', { name: playerName(view.turn), die: view.throws[0] ?? 0 })
        )
      }
      onConfirm={() => whole && play(takes)}
    >
      {golden && <p className="event-rule">{t('table1503.rule-golden-times')}</p>}
      <div className="choose-grid">
        {options.map((commodity) => {
          const count = picks.filter((each) => each === commodity).length;
          return (
            <button
              key={commodity}
              type="button"
              className="choose-ware"
              data-chosen={count > 0}
              aria-pressed={count > 0}
              disabled={!legal.includes(commodity)}
              onClick={() => pick(commodity)}
            >
              <Ware ware={commodity} size={28} />
              <b>
                {label(names.commodity(commodity))}
                {count > 1 && <em> ×{count}</em>}
              </b>
              <small>{t('table1503.leftInStack', { count: view.stacks[commodity] })}</small>
            </button>
          );
        })}
      </div>
      <Waited />
      <div className="plan-buttons">
        {decline.map((nothing) => (
          // Q9.3: what is not chosen is declined, all of it or the second card.
          <button
            key="decline"
            type="button"
            className="button"
            data-key="decline"
            onClick={() =>
              play(whole ? Array.from(picks, () => nothing) : [...takes, ...Array.from({ length: left - picks.length }, () => nothing)])
            }
          >
            {first && !whole ? t('table1503.takeOnly', { wares }) : t('table1503.decline')}
          </button>
        ))}
        <Confirm
          label={first ? t('table1503.take', { wares }) : t('table1503.takeChoose')}
          about={first && left === 1 ? t('table1503.thenYouHave', { count: held }) : undefined}
          disabled={!whole}
        />
      </div>
    </SheetFrame>
  );
}
