import { boxOf, type Change, type Opening, type View, why } from '@archipel/anno1800';
import { chainLine1800, refusal1800, remedy1800, ruleLine1800, type Sentence } from '@archipel/text';
import { useMemo } from 'react';
import { RuleNumber } from '../../table/RuleNumber.tsx';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useFacts, useWords } from '../context/context.ts';
import type { Priced } from '../model/wish.ts';
import { Items } from '../pieces/index.ts';
import { useChain } from './useChain.ts';
import '../styles/payment.css';

interface Props {
  readonly view: View;
  /** What cannot be had now. */
  readonly thing: Opening;
  /** Called for something that would help and can be done now. */
  readonly onGo?: (thing: Priced) => void;
}

/** How many remedies are shown; the rest cost more. */
const MOST = 4;

/** Why something cannot be had now: what is missing, by which rule, and the cheapest steps that would help. */
export function WhyNot({ view, thing, onGo }: Props) {
  const { text, names, company, t } = useWords();
  const answer = useMemo(() => why(view, thing), [view, thing]);
  if (answer === undefined) return null;
  const steps = answer.changes.slice(0, MOST);
  return (
    <div className="why">
      <ul className="why-reasons">
        {refusal1800(text, names, answer, company).map((sentence) => (
          <li key={sentence.text}>
            <SentenceText sentence={sentence} />
          </li>
        ))}
      </ul>
      <p className="why-rule">
        <RuleNumber rule={answer.rule} /> {ruleLine1800(text, answer.rule)}
      </p>
      <Way view={view} thing={thing} {...(onGo && { onGo })} />
      <h3>{t('payment.wouldHelp')}</h3>
      {steps.length === 0 ? (
        <p>{t('payment.nothingHelps')}</p>
      ) : (
        <ul className="why-changes">
          {steps.map(({ change }) => (
            <Help key={JSON.stringify(change)} change={change} words={remedy1800(text, names, change, company)} onGo={onGo} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The shortest way of actions that leads there; the first step can be taken from here. */
function Way({ view, thing, onGo }: Props) {
  const { text, names, company, t } = useWords();
  const chain = useChain(view, thing);
  if (chain === 'looking') return <p className="quiet why-way">{t('payment.wayLooking')}</p>;
  if (chain === undefined || chain.length === 0) return chain ? null : <p className="quiet why-way">{t('payment.wayNone')}</p>;
  const actions = chain.filter(({ kind }) => kind !== 'activate').length;
  const [first] = chain;
  const now = first?.kind === 'build' || first?.kind === 'recruit' || first?.kind === 'upgrade' ? first : undefined;
  return (
    <section className="why-way" data-steps={chain.length}>
      <h3>
        {t('payment.shortestWay')} <small>{t('payment.wayActions', { count: actions })}</small>
      </h3>
      <ol>
        {chain.map((step, at) => (
          <li key={at}>
            <SentenceText sentence={chainLine1800(text, names, step, company)} />
            {at === 0 && now && onGo && (
              <button type="button" className="link" onClick={() => onGo(now)}>
                {t('payment.showIt')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p>{t('payment.wayThen')}</p>
    </section>
  );
}

interface HelpProps {
  readonly change: Change;
  readonly words: Sentence;
  readonly onGo: Props['onGo'];
}

function Help({ change, words, onGo }: HelpProps) {
  const { view } = useFacts();
  const { t } = useWords();
  const tile = change.kind === 'build' ? change.tile : undefined;
  const cost = tile === undefined ? undefined : boxOf(view.table).tiles.get(tile)?.cost;
  return (
    <li className="why-change">
      <span>
        <SentenceText sentence={words} />
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
