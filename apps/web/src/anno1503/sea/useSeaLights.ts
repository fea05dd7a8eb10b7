import { useMemo } from 'react';
import { useFacts, useOpen } from '../context/context.tsx';
import { looksAlong, looksOf, type Reach, type Voyage } from '../model/voyage.ts';

export type TileLight = 'glow' | 'near' | 'target' | 'new';

/** How the sea is lit: what the chosen ship can reach, what it could look at, and what is planned. */
export interface SeaLights {
  /** The ship whose reach is shown, by number. */
  readonly ship: number | null;
  /** Points that it costs to sail to a square. */
  readonly points: ReadonlyMap<string, number>;
  /** `glow`: a ship may look at it from where it is, or will be; `near`: after sailing; `target`: it is planned, or in hand; `new`: it was just laid. */
  readonly tiles: ReadonlyMap<string, TileLight>;
  readonly voyage: Voyage | null;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

export function useSeaLights(): SeaLights {
  const { reaches, decision, event } = useFacts();
  const { state } = useOpen();
  const { sheet, ship: chosen, readEvent } = state;
  const voyage = sheet?.show === 'voyage' ? sheet.voyage : null;
  const told = useMemo(() => {
    const tiles = new Map<string, TileLight>();
    if (event && event.position !== readEvent) for (const space of event.laid) tiles.set(space, 'new');
    if (decision.ask === 'tile') tiles.set(decision.space, 'target');
    return tiles;
  }, [event, readEvent, decision]);
  return useMemo(() => {
    if (reaches.length === 0) return { ship: null, points: NONE, tiles: told, voyage: null };
    // In phase 3 there is nothing else to do, so the reach is shown without being asked for.
    const wanted = voyage?.ship ?? chosen ?? (decision.ask === 'sail' ? reaches[0]?.ship : undefined);
    const reach = reaches.find(({ ship }) => ship === wanted);
    const points = new Map(
      [...(reach?.stops ?? [])].flatMap(([square, { path }]) => (path.length > 0 ? [[square, path.length] as const] : [])),
    );
    return { ship: reach?.ship ?? null, points, tiles: new Map([...told, ...tilesLit(reaches, reach, voyage)]), voyage };
  }, [reaches, decision, chosen, voyage, told]);
}

function tilesLit(all: readonly Reach[], reach: Reach | undefined, voyage: Voyage | null): SeaLights['tiles'] {
  const tiles = new Map<string, TileLight>();
  if (voyage && reach) {
    for (const { look, path } of looksAlong(reach, voyage.path))
      if (look) tiles.set(look, path.length === voyage.path.length ? 'glow' : 'near');
    if (voyage.look) tiles.set(voyage.look, 'target');
    return tiles;
  }
  for (const each of reach ? [reach] : all) {
    for (const [space, { path }] of looksOf(each)) {
      if (path.length === 0) tiles.set(space, 'glow');
      else if (reach && !tiles.has(space)) tiles.set(space, 'near');
    }
  }
  return tiles;
}
