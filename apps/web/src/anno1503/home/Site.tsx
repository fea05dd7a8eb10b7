import { buildingLine1503 } from '@archipel/text';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';

/** A building site: with its building, or empty. */
export function Site({ seat, site }: { readonly seat: number; readonly site: number }) {
  const { view, box } = useFacts();
  const { t, text, names } = useWords();
  const building = playerAt(view, seat).buildings[site];
  return (
    <span
      className="site"
      data-free={building === undefined}
      data-long={building !== undefined && names.building(building).includes(' ')}
      title={building && buildingLine1503(text, box.components, building)}
      data-explain={building && `building ${building}`}
    >
      {building ? (
        <>
          <Icon name={building} size={19} />
          <span>{names.building(building)}</span>
        </>
      ) : (
        t('table1503.site')
      )}
    </span>
  );
}
