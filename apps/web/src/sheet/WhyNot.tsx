import { boxOf, type Change, type Opening, type PricedChange, type View, why } from '@archipel/anno1800';
import { type Names1800, refusal1800, type Text } from '@archipel/text';
import { useMemo } from 'react';
import type { WhyNotProps } from '../anno1800/asking.ts';
import { useTable } from '../anno1800/context.tsx';
import { Items } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import './sheet.css';

/** So many ways out are named; what comes after them is dearer. */
const MOST = 4;

/** Why something cannot be had now: what is missing, by which rule, and the cheapest steps that would help. */
export function WhyNot({ view, thing, onGo }: WhyNotProps) {
  const text = useText();
  const { names } = useTable();
  const answer = useMemo(() => why(view, thing), [view, thing]);
  if (answer === undefined) return null;
  const { t } = text;
  const steps = answer.changes.slice(0, MOST);
  return (
    <div className="why">
      <ul className="why-reasons">
        {refusal1800(text, names, answer).map((sentence) => (
          <li key={sentence.text}>{sentence.text}</li>
        ))}
      </ul>
      <p className="why-rule">{t('payment.byRule', { rule: answer.rule })}</p>
      <h3>{t('payment.wouldHelp')}</h3>
      {steps.length === 0 ? (
        <p>{t('payment.nothingHelps')}</p>
      ) : (
        <ul className="why-changes">
          {steps.map((step) => (
            <Help key={JSON.stringify(step.change)} view={view} step={step} words={changeWords(text, names, step.change)} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface HelpProps {
  readonly view: View;
  readonly step: PricedChange;
  readonly words: string;
  readonly onGo: ((thing: Opening) => void) | undefined;
}

function Help({ view, step: { change }, words, onGo }: HelpProps) {
  const { t } = useText();
  const tile = change.kind === 'build' ? change.tile : undefined;
  const cost = tile === undefined ? undefined : boxOf(view.table).tiles.get(tile)?.cost;
  return (
    <li className="why-change">
      <span>{words}</span>
      {cost && <Items items={cost} size={18} />}
      {tile !== undefined && onGo && change.kind === 'build' && change.payable && (
        <button type="button" className="link" onClick={() => onGo({ kind: 'build', tile })}>
          {t('payment.showIt')}
        </button>
      )}
    </li>
  );
}

function changeWords({ t }: Text, names: Names1800, change: Change): string {
  switch (change.kind) {
    case 'activate':
      return t('payment.helpActivate');
    case 'festival':
      return t('payment.helpFestival');
    case 'build':
      return t(change.payable ? 'payment.helpBuildNow' : 'payment.helpBuild', { name: names.tile(change.tile) });
    case 'gold':
      return change.ends.length > 0
        ? t('payment.helpGoldEnds', { count: change.count, shifts: change.ends.length })
        : t('payment.helpGold', { count: change.count });
    case 'tokens':
      return t(change.token === 'trade' ? 'payment.helpTrade' : 'payment.helpExploration', { count: change.count });
    default:
      return t('payment.helpCube', { level: names.level(change.level) });
  }
}
