import { type Json, jsonSchema } from '@archipel/kernel';
import type { BoxField } from '@archipel/text';
import { useId, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { OpenBox } from './useBox.ts';

interface Props {
  readonly open: OpenBox;
  readonly field: BoxField;
  /** Undefined while what was typed is no value. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** One value, changed in the way that its kind asks for. */
export function FieldEditor({ open, field, value, onChange }: Props) {
  const id = useId();
  const { editing, label } = field;
  if (editing.kind === 'number')
    return (
      <label className="box-field" htmlFor={id}>
        <span>{label}</span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          step={1}
          required
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      </label>
    );
  if (editing.kind === 'word')
    return (
      <label className="box-field" htmlFor={id}>
        <span>{label}</span>
        <select id={id} value={typeof value === 'string' ? value : ''} onChange={({ target }) => onChange(target.value)}>
          {editing.words.map((word) => (
            <option key={word.id} value={word.id}>
              {word.name}
            </option>
          ))}
        </select>
      </label>
    );
  if (editing.kind === 'json') return <JsonEditor id={id} label={label} value={value} onChange={onChange} />;
  const items = editing.kind === 'price' ? editing.read(value ?? null) : Array.isArray(value) ? value.map(String) : [];
  const write = (next: readonly string[]) => onChange(editing.kind === 'price' ? editing.write(next) : [...next]);
  return <ItemsEditor open={open} label={label} items={items} words={editing.words} onChange={write} />;
}

interface ItemsProps {
  readonly open: OpenBox;
  readonly label: string;
  readonly items: readonly string[];
  readonly words: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (items: readonly string[]) => void;
}

/** A list of things: each goes by a click, another comes from the list of all. */
function ItemsEditor({ open: { Picture }, label, items, words, onChange }: ItemsProps) {
  const { t } = useText();
  const nameOf = (id: string) => words.find((word) => word.id === id)?.name ?? id;
  return (
    <fieldset className="box-field box-items">
      <legend>{label}</legend>
      {items.length === 0 ? <span className="note">{t('box.none')}</span> : null}
      {items.map((id, at) => (
        <button
          key={`${id} ${at.toString()}`}
          type="button"
          className="box-chip"
          aria-label={t('box.remove', { thing: nameOf(id) })}
          onClick={() => onChange(items.toSpliced(at, 1))}
        >
          {Picture ? <Picture id={id} /> : null}
          {nameOf(id)}
          <Icon name="close" size={14} />
        </button>
      ))}
      <select aria-label={`${label}: ${t('box.add')}`} value="" onChange={({ target }) => onChange([...items, target.value])}>
        <option value="" disabled>
          {t('box.add')}
        </option>
        {words.map((word) => (
          <option key={word.id} value={word.id}>
            {word.name}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

/** Anything else as the data has it. */
function JsonEditor({ id, label, value, onChange }: { readonly id: string; readonly label: string } & Pick<Props, 'value' | 'onChange'>) {
  const { t } = useText();
  const [typed, setTyped] = useState(() => JSON.stringify(value ?? null, undefined, 1));
  const type = (text: string) => {
    setTyped(text);
    try {
      onChange(jsonSchema.parse(JSON.parse(text)));
    } catch {
      onChange(undefined);
    }
  };
  return (
    <label className="box-field" htmlFor={id}>
      <span>
        {label}, {t('box.asJson')}
      </span>
      <textarea
        id={id}
        rows={Math.min(10, typed.split('\n').length)}
        spellCheck={false}
        value={typed}
        aria-invalid={value === undefined}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  );
}
