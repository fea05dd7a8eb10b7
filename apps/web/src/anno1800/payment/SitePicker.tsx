import type { FieldId, View } from '@archipel/anno1800';
import type { Names1800, Text } from '@archipel/text';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { ownTileAt } from '../model/fields.ts';
import type { Proposal } from '../model/proposal.ts';

interface Props {
  readonly proposal: Proposal;
  readonly step: number;
  readonly onSite: (field: FieldId) => void;
}

/** Where the tile is to lie. The fields themselves can be clicked on the chart as well. */
export function SitePicker({ proposal: { view, sites, site }, step, onSite }: Props) {
  const text = useText();
  const { names } = useWords();
  const choose = (value: string) => {
    const chosen = sites.find((id) => id === value);
    if (chosen !== undefined) onSite(chosen);
  };
  return (
    <label className="bill-line sheet-site">
      <span className="bill-item">
        <span className="step">{step}</span>
        <b>{text.t('payment.site')}</b>
      </span>
      <select className="source" data-chosen="true" value={site ?? ''} onChange={(event) => choose(event.target.value)}>
        {sites.map((id) => (
          <option key={id} value={id}>
            {siteName(text, names, view, id)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function siteName({ t }: Text, names: Names1800, view: View, id: string): string {
  const below = ownTileAt(view, id);
  return below
    ? t('payment.siteOver', { field: names.field(id), name: names.tile(below) })
    : t('payment.siteEmpty', { field: names.field(id) });
}
