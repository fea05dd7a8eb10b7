import type { View } from '@archipel/anno1800';
import type { Names1800, Text } from '@archipel/text';
import { useTable } from '../anno1800/context.tsx';
import { ownTileAt } from '../anno1800/model/fields.ts';
import { useText } from '../text.tsx';
import type { Proposal } from './proposal.ts';

interface Props {
  readonly proposal: Proposal;
  readonly step: number;
  readonly onSite: (field: string) => void;
}

/** Where the tile is to lie. The fields themselves can be clicked on the chart as well. */
export function SitePicker({ proposal: { view, sites, site }, step, onSite }: Props) {
  const text = useText();
  const { names } = useTable();
  return (
    <label className="bill-line sheet-site">
      <span className="bill-item">
        <span className="step">{step}</span>
        <b>{text.t('payment.site')}</b>
      </span>
      <select className="source" data-chosen="true" value={site ?? ''} onChange={(event) => onSite(event.target.value)}>
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
