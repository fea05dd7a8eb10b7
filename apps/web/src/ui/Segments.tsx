import { useId } from 'react';

interface Props<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Whether the legend stands before the segments, on the same line. */
  readonly inline?: boolean;
}

/** A choice among a few, all of them in sight. */
export function Segments<Value extends string | number>({ legend, options, value, onChange, disabled, inline }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={inline ? 'segmented segmented-inline' : 'segmented'} disabled={disabled}>
      <legend>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label className="segment" key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
