import { useText } from '../reader/text.tsx';
import type { ObjectiveChoice } from '../table/sheetParts.ts';
import { withObjective } from './data.ts';
import type { SheetView } from './sheetView.ts';

interface Props {
  readonly view: SheetView;
  readonly number: number;
}

/** Which objective lies in this place of the table. */
export function ObjectiveSelect({ view, number }: Props) {
  return view.choice === undefined ? null : <Select view={view} number={number} choice={view.choice} />;
}

function Select({ view: { data, onObjectives }, number, choice }: Props & { readonly choice: ObjectiveChoice }) {
  const { t, language } = useText();
  const nameOf = choice.useName();
  const sorted = choice.all.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  return (
    <select
      className="select sheet-objective"
      aria-label={t('sheet.objective', { number: number + 1 })}
      value={data.objectives[number] ?? ''}
      onChange={({ target }) => onObjectives(withObjective(data, number, target.value, choice.inPlay).objectives)}
    >
      <option value="">{t('sheet.choose')}</option>
      {sorted.map((id) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </select>
  );
}

/** All objectives at once: those printed for beginners. */
export function UseBeginners({ view: { choice, data, onObjectives } }: { readonly view: SheetView }) {
  const { t } = useText();
  if (choice === undefined || data.objectives.some((id) => id !== '')) return null;
  return (
    <button className="link-button" type="button" onClick={() => onObjectives(choice.beginners)}>
      {t('sheet.beginners')}
    </button>
  );
}
