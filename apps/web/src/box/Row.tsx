import type { Json, Uncertain } from '@archipel/kernel';
import { type BoxField, type BoxRow, sureLine } from '@archipel/text';
import { useId, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { type Changing, isCorrected } from './changing.ts';
import { EditDialog } from './EditDialog.tsx';
import { Said } from './Said.tsx';
import { plain, valueWith, withValue } from './values.ts';

interface Props extends Changing {
  readonly row: BoxRow;
  readonly marks: readonly Uncertain[];
}

/** One thing of the box: its values, what else it might be where that is not certain, and a way to change it. */
export function Row({ row, marks, ...changing }: Props) {
  const text = useText();
  const { t } = text;
  const { listing, changes } = changing;
  const [editing, setEditing] = useState(false);
  const choices = choicesFor(row, marks, changing.open.box.builtIn);
  const chosen = new Set(choices.map(({ field }) => field.path));
  return (
    <li className="box-row" data-corrected={isCorrected(row, changes)} data-path={row.path}>
      <b>{row.name}</b>
      <span className="box-values">
        {choices.map((choice) => (
          <Choices key={choice.field.path} {...changing} {...choice} row={row} />
        ))}
        {row.fields
          .filter(({ path }) => !chosen.has(path))
          .map((field) => (
            <span className="box-value" key={field.path}>
              {field.label === row.name ? null : <span className="box-label">{field.label}</span>}
              <Said open={changing.open} field={field} say={listing.say} />
            </span>
          ))}
      </span>
      <button
        className="quiet-button box-edit"
        type="button"
        aria-label={t('box.edit', { thing: row.name })}
        onClick={() => setEditing(true)}
      >
        <Icon name="note" size={16} />
      </button>
      {marks.map(({ path, sure }) => (
        <span className="box-sure" key={path}>
          <span className="box-unsure" aria-hidden="true">
            ?
          </span>
          {sureLine(text, sure)}
        </span>
      ))}
      {editing ? <EditDialog {...changing} row={row} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}

interface Choice {
  readonly field: BoxField;
  /** Our reading first, then the others. */
  readonly readings: readonly Json[];
}

/** The values of a thing for which there are several readings. */
function choicesFor(row: BoxRow, marks: readonly Uncertain[], builtIn: object): readonly Choice[] {
  const alternatives = marks.flatMap(({ or }) => or);
  return row.fields.flatMap((field) => {
    const others = alternatives
      .filter((changes) => Object.keys(changes).some((path) => path === field.path || path.startsWith(`${field.path}.`)))
      .map((changes) => valueWith(builtIn, changes, field.path));
    return others.length === 0 ? [] : [{ field, readings: [valueWith(builtIn, {}, field.path), ...others] }];
  });
}

/** The readings of one value, each as a pill; one's own, if it is none of them, comes last. */
function Choices({ open, listing, changes, onChange, row, field, readings }: Changing & Choice & { readonly row: BoxRow }) {
  const { t } = useText();
  const name = useId();
  const now = JSON.stringify(plain(field.value));
  const own = readings.some((each) => JSON.stringify(each) === now) ? [] : [plain(field.value)];
  return (
    <fieldset className="box-choices">
      <legend className="hidden-name">{t('box.choose', { thing: `${row.name}, ${field.label}` })}</legend>
      {[...readings, ...own].map((value, at) => (
        <label key={JSON.stringify(value)} className="box-pill" data-own={at > 0}>
          <input
            type="radio"
            name={name}
            checked={JSON.stringify(value) === now}
            onChange={() => void onChange(withValue(open.box.builtIn, changes, field.path, value))}
          />
          <Said open={open} field={{ ...field, value }} say={listing.say} />
        </label>
      ))}
    </fieldset>
  );
}
