import {
  type Affordability,
  type Affordable,
  affordable,
  boxOf,
  layoutOf,
  type Move,
  named,
  type Opening,
  playerAt,
  type View,
} from '@archipel/anno1800';

/**
 * How near a thing is. `lit`: it can be had now; `ready`: it could be paid with the next action; `half`: one step is missing; `dark`: more is missing.
 * Of market tiles also `mine`: the viewer has it; `gone`: none is left.
 */
export type Light = 'lit' | 'ready' | 'half' | 'dark' | 'mine' | 'gone';

const LIGHTS: Readonly<Record<Affordability, Light>> = { payable: 'ready', near: 'half', far: 'dark' };

export interface Lights {
  tile(id: string): Light;
  card(id: string): Light;
  recruit(level: string): Light;
  upgrade(level: string): Light;
  voyage(kind: 'settle' | 'explore' | 'expedition'): Light;
  /** How many of a kind of thing are payable now: as many as are lit. What one has already and could lay over itself is not offered. */
  count(kind: Opening['kind']): number;
}

const keyOf = (thing: Move): string => {
  const which = 'tile' in thing ? thing.tile : 'card' in thing ? thing.card : 'level' in thing ? thing.level : '';
  return `${thing.kind} ${which}`;
};

/** `moves` are the legal ones. */
export function lightsOf(view: View, moves: readonly Move[]): Lights {
  const legal = new Set(moves.map((move) => keyOf(move)));
  // Computed on the first use: what must be painted at once does not need it.
  let known: { readonly all: readonly Affordable[]; readonly reach: ReadonlyMap<string, Affordability> } | undefined;
  const found = () => {
    if (known === undefined) {
      const all = affordable(view);
      known = { all, reach: new Map(all.map(({ thing, reach }) => [keyOf(thing), reach])) };
    }
    return known;
  };
  const light = (key: string): Light => (legal.has(key) ? 'lit' : LIGHTS[found().reach.get(key) ?? 'far']);
  return {
    tile: (id) => otherwise(view, id) ?? light(`build ${id}`),
    card: (id) => light(`play ${id}`),
    recruit: (level) => light(`recruit ${level}`),
    upgrade: (level) => light(`upgrade ${level}`),
    voyage: (kind) => light(`${kind} `),
    count: (kind) =>
      found().all.filter(
        ({ thing, reach }) =>
          thing.kind === kind && reach === 'payable' && (thing.kind !== 'build' || otherwise(view, thing.tile) === undefined),
      ).length,
  };
}

/** R6.4: an industry that the viewer has, and could only lay over itself; R6.1: a tile of which no copy lies on the market. */
function otherwise({ viewer, table }: View, id: string): Light | undefined {
  const box = boxOf(table);
  const isIndustry = named(box.tiles, id).kind === 'industry';
  if (viewer !== 'spectator' && isIndustry && layoutOf(box, playerAt(table, viewer)).industries.some((each) => each === id)) return 'mine';
  return table.market[id] === 0 ? 'gone' : undefined;
}
