import { PACES, type Pace } from '../../reader/pace.ts';
import { prefer } from '../../reader/preferences.ts';
import { useText } from '../../reader/text.tsx';
import { Segments } from '../../ui/Segments.tsx';

interface Props {
  /** Whether there is room for all of them side by side. */
  readonly wide: boolean;
  /** What it is called where it does not stand beside a showing. */
  readonly legend?: string;
  readonly pace: Pace;
  readonly onChange?: (pace: Pace) => void;
}

/** How fast the moves of others are shown: kept for the next game. */
export function PaceChoice({ wide, legend, pace, onChange }: Props) {
  const { t } = useText();
  const options = PACES.map((value) => ({ value, label: t(`follow.pace-${value}`) }));
  const choose = (value: Pace) => {
    prefer({ pace: value });
    onChange?.(value);
  };
  if (wide)
    return <Segments inline={legend === undefined} legend={legend ?? t('follow.pace')} value={pace} options={options} onChange={choose} />;
  return (
    <label className="follow-pace">
      {t('follow.pace')}
      <select value={pace} onChange={({ target }) => choose(PACES.find((each) => each === target.value) ?? pace)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
