import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { CountInput, MarkInput, SheetCell } from '../table/sheetParts.ts';

export interface SheetChanges {
  readonly onCount: (seat: number, key: string, count: number) => void;
  readonly onMark: (seat: number, key: string, on: boolean, alone: boolean) => void;
}

interface Props extends SheetChanges {
  readonly seat: number;
  readonly player: string;
  readonly inputs: SheetCell['inputs'];
}

/** All that is typed or ticked in one cell. */
export function Inputs({ seat, player, inputs, onCount, onMark }: Props) {
  return (
    <span className="sheet-inputs" data-many={inputs.length > 1}>
      {inputs.map((input) =>
        input.kind === 'count' ? (
          <Count key={input.key} input={input} player={player} onChange={(count) => onCount(seat, input.key, count)} />
        ) : (
          <Mark key={input.key} input={input} player={player} onChange={(on) => onMark(seat, input.key, on, input.alone)} />
        ),
      )}
    </span>
  );
}

interface CountProps {
  readonly input: CountInput;
  readonly player: string;
  readonly onChange: (count: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** A number: typed, by the arrow keys, or by the buttons on both sides. */
function Count({ input, player, onChange }: CountProps) {
  const { t } = useText();
  const { value, most, picture } = input;
  const label = t('sheet.of', { what: input.label, name: player });
  // Empty while somebody has deleted the old number and not yet typed the new one.
  const [empty, setEmpty] = useState(false);
  const step = (by: number) => onChange(Math.min(most, Math.max(0, value + by)));
  const type = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 3);
    setEmpty(digits === '');
    onChange(Math.min(most, Number(digits)));
  };
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setEmpty(false);
    step(by);
  };
  return (
    <span className="sheet-count">
      {/* The arrow keys do the same: who goes by keyboard need not pass two more buttons. */}
      <button type="button" tabIndex={-1} disabled={value === 0} aria-label={t('sheet.less', { label })} onClick={() => step(-1)}>
        −
      </button>
      <label>
        {picture}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={most}
          data-none={value === 0}
          value={empty ? '' : value}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => setEmpty(false)}
          onKeyDown={press}
        />
      </label>
      <button type="button" tabIndex={-1} disabled={value >= most} aria-label={t('sheet.more', { label })} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}

interface MarkProps {
  readonly input: MarkInput;
  readonly player: string;
  readonly onChange: (on: boolean) => void;
}

/** Something that a player has or not. */
function Mark({ input: { label, on, alone, picture }, player, onChange }: MarkProps) {
  const { t } = useText();
  return (
    <label className="sheet-mark" data-alone={alone} title={label}>
      <input
        type="checkbox"
        aria-label={t('sheet.of', { what: label, name: player })}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      {picture ?? <Icon name="check" size={16} />}
    </label>
  );
}
