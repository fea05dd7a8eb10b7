import {
  best,
  boxOf,
  type Cost,
  layoutOf,
  levelName,
  named,
  type Opening,
  owned,
  plans,
  playerAt,
  ranked,
  type View,
  whyNot,
} from '@archipel/anno1800';
import { type Company, mention, type Names1800, type Situation1800, type Topic1800, type Way1800 } from '@archipel/text';
import { type SourceName, sourceKey } from './bill.ts';
import { ownTileAt } from './fields.ts';
import { billIn } from './proposal.ts';
import { findGood } from './search.ts';
import { onOwnTurn } from './sources.ts';
import { standingOf } from './standing.ts';

interface Around {
  readonly view: View;
  readonly company: Company;
  readonly names: Names1800;
}

/** What is true of a thing at this moment, for the glossary: who has it, who needs it, what it would cost the viewer now. */
export function situationOf(around: Around, { kind, id }: Topic1800): Situation1800 {
  const { view, company } = around;
  const { table, viewer } = view;
  const box = boxOf(table);
  const player = viewer === 'spectator' ? undefined : playerAt(table, viewer);
  const base = { company };
  switch (kind) {
    case 'good': {
      const { makers, tiles, cards } = findGood(view, id);
      const goods = [...box.goods.keys()];
      const good = goods.find((each) => each === id);
      return {
        ...base,
        market: table.market,
        makers: makers.map(({ seat, tokens }) => ({ seat, tokens: tokens ?? 0 })),
        wantedBy: { cards: cards.length, tiles },
        ...(player && good && { ways: waysToHave(view, { kind: 'good', good }) }),
      };
    }
    case 'tile':
      return { ...base, ...tileNow(around, id) };
    case 'card':
      return { ...base, ...(view.hand.some((each) => each === id) && priceNow(around, 'card', id)) };
    case 'level': {
      const level = [0, 1, 2, 3, 4].find((each) => levelName(each) === id) ?? 0;
      return {
        ...base,
        left: { of: 'supply', count: table.supply[level] ?? 0 },
        ...(player && { have: { rested: player.rested[level] ?? 0, all: owned(player, level) } }),
      };
    }
    case 'token': {
      const token = id === 'exploration' ? 'exploration' : 'trade';
      const rested = player && player.onShips[token] + player.onCards[token];
      return { ...base, ...(player && rested !== undefined && { have: { rested, all: rested + player.spent[token] } }) };
    }
    case 'deck': {
      const at = ['farmer-worker', 'artisan-engineer-investor', 'new-world'].indexOf(id);
      return { ...base, left: { of: 'deck', count: table.decks[at] ?? 0 } };
    }
    case 'expedition':
      return { ...base, left: { of: 'deck', count: table.expeditionDeck } };
    case 'world':
      return {
        ...base,
        left:
          id === 'expedition'
            ? { of: 'deck', count: table.expeditionDeck }
            : { of: 'stack', count: id === 'explore' ? table.newWorld : table.oldWorld },
        ...priceNow(around, 'world', id),
      };
    case 'objective': {
      const lines = table.seats.map((_, seat) => standingOf(view, seat).lines.find(({ line }) => line === id));
      return lines.every((line) => line?.count !== undefined) ? { ...base, counts: lines.map((line) => line?.count ?? 0) } : base;
    }
    case 'influence':
      return { ...base, counts: table.seats.map((_, seat) => standingOf(view, seat).total) };
    default:
      return base;
  }
}

function tileNow(around: Around, id: string): Omit<Situation1800, 'company'> {
  const { view } = around;
  const { table } = view;
  const box = boxOf(table);
  const tile = box.tiles.get(id);
  if (tile === undefined || !box.onMarket.has(id)) return {};
  const makers =
    tile.kind === 'industry'
      ? {
          makers: table.seats.flatMap((each, seat) =>
            layoutOf(box, each).industries.some((name) => name === id) ? [{ seat, tokens: 0 }] : [],
          ),
        }
      : {};
  const mine = makers.makers?.some(({ seat }) => seat === view.viewer) ?? false;
  const wanted = tile.kind === 'industry' ? findGood(view, tile.makes) : undefined;
  return {
    ...makers,
    left: { of: 'market', count: table.market[id] ?? 0 },
    ...(wanted && { wantedBy: { cards: wanted.cards.length, tiles: wanted.tiles } }),
    ...(!mine && priceNow(around, 'tile', id)),
  };
}

/** What a thing would cost now by the best plan, or all that stands in its way. */
function priceNow({ view, names }: Around, kind: 'tile' | 'card' | 'world', id: string): Partial<Situation1800> {
  const { viewer } = view;
  const thing = openingOf(view, kind, id);
  if (viewer === 'spectator' || thing === undefined) return {};
  const missing = whyNot(view, thing);
  if (missing !== undefined) return { missing: { rule: missing.rule, reasons: missing.reasons } };
  const cost = costOf(view, thing);
  const plan = best(plans(onOwnTurn(view), viewer, cost));
  if (plan === undefined || cost.length === 0) return {};
  return {
    ways: billIn(view, cost, plan).map(({ item, source }) => ({
      item: item.kind === 'good' ? mention('good', item.good, names.good(item.good)) : null,
      way: wayOf(view, source),
    })),
  };
}

function openingOf({ table, hand }: View, kind: 'tile' | 'card' | 'world', id: string): Opening | undefined {
  if (kind === 'world') return id === 'settle' || id === 'explore' || id === 'expedition' ? { kind: id } : undefined;
  const tile = boxOf(table).marketTiles.find((each) => each === id);
  if (kind === 'tile') return tile && { kind: 'build', tile };
  const card = hand.find((each) => each === id);
  return card && { kind: 'play', card };
}

function costOf({ table, viewer }: View, thing: Opening): Cost {
  const box = boxOf(table);
  switch (thing.kind) {
    case 'build':
      return named(box.tiles, thing.tile).cost;
    case 'play':
      return named(box.cards, thing.card).cost;
    case 'settle':
    case 'explore': {
      const player = viewer === 'spectator' ? undefined : playerAt(table, viewer);
      const count = box.components.islandTokens[(thing.kind === 'settle' ? player?.oldWorld : player?.newWorld)?.length ?? 0] ?? 0;
      return Array.from({ length: count }, () => ({ kind: 'token', token: 'exploration' }) as const);
    }
    default:
      return [];
  }
}

/** Every way to have one item, the best first. */
function waysToHave(view: View, item: Cost[number]): NonNullable<Situation1800['ways']> {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  const ways = new Map<string, Way1800>();
  for (const plan of ranked(plans(onOwnTurn(view), viewer, [item]))) {
    const source = billIn(view, [item], plan)[0]?.source;
    if (source && !ways.has(sourceKey(source))) ways.set(sourceKey(source), wayOf(view, source));
  }
  return [...ways.values()].map((way) => ({ item: null, way }));
}

function wayOf(view: View, source: SourceName): Way1800 {
  switch (source.by) {
    case 'own':
      return { by: 'own', level: source.level, tile: ownTileAt(view, source.field) ?? '' };
    case 'trade':
      return { by: 'trade', from: source.from, tokens: source.tokens };
    case 'people':
      return { by: 'people', level: source.level, count: source.count };
    case 'tokens':
      return { by: 'tokens', token: source.token, count: source.count };
    default:
      return { by: source.by };
  }
}

/** Where on the table a thing is, by the marks of its places (`data-at`). */
export function placesOfTopic({ table, viewer }: View, { kind, id }: Topic1800): readonly string[] {
  const box = boxOf(table);
  const makes = (tile: string) => {
    const found = box.tiles.get(tile);
    return found?.kind === 'industry' && found.makes === id;
  };
  const own = viewer === 'spectator' ? [] : playerAt(table, viewer).fields;
  const fields = (is: (tile: string) => boolean) =>
    own.flatMap((field) => {
      const on = field.tile ?? field.printed;
      return on !== null && is(on) ? [`field-${field.id}`] : [];
    });
  switch (kind) {
    case 'good':
      return [...fields(makes), ...box.marketTiles.filter(makes).map((tile) => `market-${tile}`)];
    case 'tile':
      return [...fields((tile) => tile === id), ...(box.onMarket.has(id) ? [`market-${id}`] : [])];
    case 'level':
      return [`district-${id}`];
    case 'token':
      return [`tokens-${id}`];
    case 'card':
      return [`hand-${id}`, `played-${id}`];
    case 'exhausted':
      return ['exhausted'];
    case 'gold':
      return ['gold'];
    default:
      return [];
  }
}
