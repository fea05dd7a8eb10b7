import { named } from '@archipel/anno1800';
import { type RefObject, useEffect, useState } from 'react';
import { useFacts, useWords } from '../context/context.ts';
import { Cube, ItemMark, keyOf, Token } from '../pieces/index.ts';
import { TilePicture } from './MarketTile.tsx';

/** The tile under the pointer or with the focus; undefined if there is none, or if nobody needs to know. */
export function useTileInHand(blocks: RefObject<HTMLElement | null>, needed: boolean): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const watched = blocks.current;
    if (watched === null || !needed) return undefined;
    const look = ({ target }: Event) => {
      const at = target instanceof Element ? target.closest('.mt')?.getAttribute('data-at') : undefined;
      setId(at?.replace('market-', ''));
    };
    const leave = () => setId(undefined);
    watched.addEventListener('pointerover', look);
    watched.addEventListener('focusin', look);
    watched.addEventListener('pointerleave', leave);
    watched.addEventListener('focusout', leave);
    return () => {
      watched.removeEventListener('pointerover', look);
      watched.removeEventListener('focusin', look);
      watched.removeEventListener('pointerleave', leave);
      watched.removeEventListener('focusout', leave);
      leave();
    };
  }, [blocks, needed]);
  return id;
}

/** What a tile without a name is called, what it makes and what it costs: where the legend stands otherwise. */
export function Readout({ id }: { readonly id: string }) {
  const { box, lights, sources } = useFacts();
  const { names, t } = useWords();
  const tile = named(box.tiles, id);
  const light = lights.tile(id);
  return (
    <p className="readout">
      <TilePicture id={id} size={19} />
      <b>{names.tile(id)}</b>
      {tile.kind === 'industry' && (
        <span>
          {names.good(tile.makes)}
          {Array.from({ length: tile.workplaces }, (_, at) => (
            <Cube key={at} level={tile.worker} size={13} state="slot" />
          ))}
        </span>
      )}
      {light === 'mine' || light === 'gone' || tile.cost.length === 0 ? (
        <span>{t(tile.cost.length === 0 ? 'table.free' : `table.light-${light}`)}</span>
      ) : (
        tile.cost.map((item, at) => {
          const source = sources.of(item);
          return (
            <span key={`${at} ${keyOf(item)}`}>
              <ItemMark item={item} size={18} miss={source === undefined} />
              {item.kind === 'good' && names.shortGood(item.good)}
              {source?.by === 'own' && <Cube level={source.level} size={12} />}
              {source?.by === 'tokens' && (
                <>
                  {source.tokens}
                  <Token kind="trade" size={13} />
                </>
              )}
            </span>
          );
        })
      )}
    </p>
  );
}
