import type { Json } from '@archipel/kernel';
import type { BoxField, BoxRow } from '@archipel/text';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Changing } from './changing.ts';
import { Faults } from './Faults.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { plain, withValue } from './values.ts';

interface Props extends Changing {
  readonly row: BoxRow;
  readonly onClose: () => void;
}

/** The values of one thing, to be changed as one's own box has them. What does not fit is said, and nothing is taken over. */
export function EditDialog({ open, changes, onChange, row, onClose }: Props) {
  const { t } = useText();
  const [values, setValues] = useState<ReadonlyMap<string, Json | undefined>>(new Map());
  const [faults, setFaults] = useState<readonly string[]>([]);
  const heading = useId();
  const shownValue = ({ path, value }: BoxField): Json | undefined => (values.has(path) ? values.get(path) : plain(value));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if ([...values.values()].includes(undefined)) return setFaults([t('box.notJson')]);
    const next = [...values].reduce((all, [path, value]) => withValue(open.box.builtIn, all, path, value ?? null), changes);
    const wrong = onChange(next);
    setFaults(wrong);
    if (wrong.length === 0) onClose();
  };
  return (
    <Dialog title={row.name} onClose={onClose}>
      <form className="box-form" onSubmit={apply} aria-labelledby={heading}>
        <p id={heading}>{t('box.editTitle')}</p>
        {row.fields.map((field) => (
          <FieldEditor
            key={field.path}
            open={open}
            field={field}
            value={shownValue(field)}
            onChange={(value) => setValues(new Map(values).set(field.path, value))}
          />
        ))}
        <Faults faults={faults} title={t('box.faults', { count: faults.length })} />
        <p className="box-form-buttons">
          <button className="button" type="button" onClick={onClose}>
            {t('box.cancel')}
          </button>
          <button className="button primary" type="submit">
            {t('box.apply')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
