import { refusal1503, ruleLine1503 } from '@archipel/text';
import { Icon } from '../../pieces/index.ts';
import { RuleNumber } from '../../table/RuleNumber.tsx';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useFacts, useWords } from '../context/context.tsx';
import { type Help, whyNot } from '../model/whyNot.ts';
import type { Wish } from '../model/wishes.ts';
import { Die, Ware } from '../pieces/index.ts';

/** Why something cannot be had now, in the rules' own words, and what would help. */
export function WhyNotWords({ wish }: { readonly wish: Wish }) {
  const { view } = useFacts();
  const { t, text, names, company } = useWords();
  const why = whyNot(view, wish);
  if (why === undefined) return null;
  const lines = [why.illegal, ...(why.purchase ? [why.purchase] : [])].flatMap((illegal) => refusal1503(text, names, illegal, company));
  return (
    <div className="why-not">
      <ul>
        {lines.map((line) => (
          <li key={line.text}>
            <SentenceText sentence={line} />
          </li>
        ))}
      </ul>
      <p className="why-rule">
        <RuleNumber rule={why.illegal.rule} /> {ruleLine1503(text, why.illegal.rule)}
      </p>
      {why.helps.length > 0 && <h4>{t('table1503.wouldHelp')}</h4>}
      <ul className="helps">
        {why.helps.map((help) => (
          <li key={JSON.stringify(help)}>
            <HelpWords help={help} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HelpWords({ help }: { readonly help: Help }) {
  const { t, names } = useWords();
  switch (help.help) {
    case 'die':
      return (
        <span className="help-line">
          <Ware ware={help.commodity} size={20} />
          {t('table1503.help-die', { ware: names.commodity(help.commodity) })}
          {help.dice.map((die) => (
            <Die key={die} value={die} size={18} />
          ))}
          <span className="hidden-name">{help.dice.join(', ')}</span>
        </span>
      );
    case 'outpost':
      return (
        <span className="help-line">
          <Ware ware={help.commodity} size={20} /> {t('table1503.help-outpost', { ware: names.commodity(help.commodity) })}
        </span>
      );
    case 'sell':
      return <span className="help-line">{t('table1503.help-sell', { gold: help.gold })}</span>;
    case 'agreements':
      return <span className="help-line">{t('table1503.help-agreements')}</span>;
    default:
      return (
        <span className="help-line">
          <Icon name="way" size={15} /> {t(`table1503.help-${help.help}`)}
        </span>
      );
  }
}
