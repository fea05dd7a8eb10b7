import { boxOf, type Change, why } from '@archipel/anno1800';
import { refusal1800, remedy1800, type Said as Sentence } from '@archipel/text';
import { useMemo } from 'react';
import type { WhyNotProps } from '../anno1800/asking.ts';
import { useTable } from '../anno1800/context.tsx';
import { Said } from '../anno1800/Said.tsx';
import { Items } from '../pieces/index.ts';
import './sheet.css';

/** So many ways out are named; what comes after them is dearer. */
const MOST = 4;

/** Why something cannot be had now: what is missing, by which rule, and the cheapest steps that would help. */
export function WhyNot({ view, thing, onGo }: WhyNotProps) {
  const { text, names, who, t } = useTable();
  const answer = useMemo(() => why(view, thing), [view, thing]);
  if (answer === undefined) return null;
  const steps = answer.changes.slice(0, MOST);
  return (
    <div className="why">
      <ul className="why-reasons">
        {refusal1800(text, names, answer, who).map((sentence) => (
          <li key={sentence.text}>
            <Said said={sentence} />
          </li>
        ))}
      </ul>
      <p className="why-rule">{t('payment.byRule', { rule: answer.rule })}</p>
      <h3>{t('payment.wouldHelp')}</h3>
      {steps.length === 0 ? (
        <p>{t('payment.nothingHelps')}</p>
      ) : (
        <ul className="why-changes">
          {steps.map(({ change }) => (
            <Help key={JSON.stringify(change)} change={change} words={remedy1800(text, names, change, who)} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface HelpProps {
  readonly change: Change;
  readonly words: Sentence;
  readonly onGo: WhyNotProps['onGo'];
}

function Help({ change, words, onGo }: HelpProps) {
  const { t, view } = useTable();
  const tile = change.kind === 'build' ? change.tile : undefined;
  const cost = tile === undefined ? undefined : boxOf(view.table).tiles.get(tile)?.cost;
  return (
    <li className="why-change">
      <span>
        <Said said={words} />
      </span>
      {cost && <Items items={cost} size={18} />}
      {tile !== undefined && onGo && change.kind === 'build' && change.payable && (
        <button type="button" className="link" onClick={() => onGo({ kind: 'build', tile })}>
          {t('payment.showIt')}
        </button>
      )}
    </li>
  );
}
