import type { Place, View } from '@archipel/anno1800';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { ownTileAt } from '../model/fields.ts';

interface Props {
  readonly view: View;
  readonly places: readonly Place[];
  readonly chosen: Place | undefined;
  readonly onChoose: (place: Place) => void;
}

/** R11: which of the cubes of the level goes up. */
export function WhichCube({ view, places, chosen, onChoose }: Props) {
  const { t } = useText();
  const { names } = useWords();
  const nameOf = (place: string) => {
    if (place === 'district') return t('payment.fromDistrict');
    if (place === 'exhausted') return t('payment.fromExhausted');
    return t('payment.fromWork', { name: names.tile(ownTileAt(view, place) ?? '') });
  };
  const choose = (value: string) => {
    const place = places.find((each) => each === value);
    if (place !== undefined) onChoose(place);
  };
  return (
    <label className="bill-line sheet-site">
      <span className="bill-item">
        <b>{t('payment.which')}</b>
      </span>
      <select className="source" data-chosen="true" value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        {places.map((place) => (
          <option key={place} value={place}>
            {nameOf(place)}
          </option>
        ))}
      </select>
    </label>
  );
}
