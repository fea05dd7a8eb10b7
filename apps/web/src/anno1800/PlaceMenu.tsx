import { named, playerAt } from '@archipel/anno1800';
import { Icon } from '../pieces/index.ts';
import { MakeMove } from './act/MakeMove.tsx';
import { useCommands, useFacts, useWords } from './context/context.ts';
import { TilePicture } from './market/MarketTile.tsx';
import { movesAt } from './model/clicks.ts';
import { tileOn } from './model/fields.ts';
import { Cube, Good } from './pieces/index.ts';

/** What stands at a place of one's own, and what can be done there. */
export function PlaceMenu({ at, onDone }: { readonly at: string; readonly onDone: () => void }) {
  const { view, seat, box, moves } = useFacts();
  const { names, t } = useWords();
  const { searchGood } = useCommands();
  if (seat === undefined) return null;
  const field = playerAt(view.table, seat).fields.find(({ id }) => id === at);
  const id = tileOn(field);
  const tile = id === null ? null : named(box.tiles, id);
  const here = movesAt(moves, at);
  return (
    <div className="menu">
      <h3>
        {id !== null && <TilePicture id={id} size={32} />}
        <span>
          {id === null ? (at === 'exhausted' ? names.term('exhausted-area') : names.field(at)) : names.tile(id)}
          {field && id !== null && <small>{names.field(at)}</small>}
        </span>
      </h3>
      {tile?.kind === 'industry' && (
        <p>
          <Cube level={tile.worker} size={13} state="slot" /> {t('table.workplaceMakes', { count: tile.workplaces })}{' '}
          <Good good={tile.makes} size={18} /> {names.good(tile.makes)}
        </p>
      )}
      {field?.tile !== null && field?.printed !== null && field !== undefined && (
        <p>
          <Icon name="layers" size={13} /> {t('table.covers', { tile: names.tile(field.printed ?? '') })}
        </p>
      )}
      {here.map((move) => (
        <MakeMove key={JSON.stringify(move)} move={move} small onDone={onDone} />
      ))}
      {here.length === 0 && <p className="quiet">{t('table.nothingHere')}</p>}
      {tile?.kind === 'industry' && (
        <button
          type="button"
          className="link"
          onClick={() => {
            searchGood(tile.makes);
            onDone();
          }}
        >
          {t('table.whoNeeds', { good: names.good(tile.makes) })}
        </button>
      )}
    </div>
  );
}
