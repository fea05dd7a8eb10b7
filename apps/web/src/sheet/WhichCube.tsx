import type { View } from '@archipel/anno1800';
import { useTable } from '../anno1800/context.tsx';
import { ownTileAt } from '../anno1800/model/fields.ts';
import { useText } from '../text.tsx';

interface Props {
  readonly view: View;
  readonly places: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (place: string) => void;
}

/** R11: which of the cubes of the level goes up. */
export function WhichCube({ view, places, chosen, onChoose }: Props) {
  const { t } = useText();
  const { names } = useTable();
  const nameOf = (place: string) => {
    if (place === 'district') return t('payment.fromDistrict');
    if (place === 'exhausted') return t('payment.fromExhausted');
    return t('payment.fromWork', { name: names.tile(ownTileAt(view, place) ?? '') });
  };
  return (
    <label className="bill-line sheet-site">
      <span className="bill-item">
        <b>{t('payment.which')}</b>
      </span>
      <select className="source" data-chosen="true" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {places.map((place) => (
          <option key={place} value={place}>
            {nameOf(place)}
          </option>
        ))}
      </select>
    </label>
  );
}
