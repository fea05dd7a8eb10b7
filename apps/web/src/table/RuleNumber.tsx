import { useText } from '../reader/text.tsx';
import { ruleAddress } from '../ui/ruleAddress.ts';

/** The number of a rule, which leads to it. Every rule number of a table is drawn by this. */
export function RuleNumber({ rule }: { readonly rule: string }) {
  const { t, language } = useText();
  const address = ruleAddress(rule, language);
  if (address === undefined) return <b className="rule-number">{rule}</b>;
  return (
    // In a tab of its own: whoever looks up a rule has not left the game.
    <a className="rule-number" href={address} target="_blank" rel="noopener" title={t('common.readRule', { rule })}>
      {rule}
    </a>
  );
}
