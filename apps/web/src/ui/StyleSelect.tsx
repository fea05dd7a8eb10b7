import { STYLE_CHOICES, type StyleChoice } from '@archipel/protocol';
import { useText } from '../reader/text.tsx';
import { styleName } from './names.ts';

interface Props {
  readonly value: StyleChoice;
  readonly onChange: (style: StyleChoice) => void;
  /** What is chosen, for those who do not see what stands beside it; the legend, if nothing is said. */
  readonly label?: string;
}

/** In which style a bot plays: one of them, or any. */
export function StyleSelect({ value, onChange, label }: Props) {
  const { t } = useText();
  return (
    <select
      className="select"
      aria-label={label ?? t('style.legend')}
      title={t('style.about')}
      value={value}
      onChange={({ target }) => onChange(STYLE_CHOICES.find((each) => each === target.value) ?? 'any')}
    >
      {STYLE_CHOICES.map((each) => (
        <option key={each} value={each}>
          {styleName(t, each)}
        </option>
      ))}
    </select>
  );
}
