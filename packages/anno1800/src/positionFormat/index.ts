import { type Built, issuesOf, type Json, type PositionFormat, seatSchema, seatsOf } from '@archipel/kernel';
import * as z from 'zod/mini';
import { fieldIndex, inUse, layTile, owned, withCopies, withFields, workersOn } from '../board/board.ts';
import { type Box, type ByName, boxOf, levelName, levelOf, named, type Tile } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { nameSchema } from '../data/schema.ts';
import { DECKS, type FieldId, type Good, LEVELS } from '../data/words.ts';
import { freshTurn } from '../rules/turn.ts';
import { type Options, optionsSchema } from '../setup/options.ts';
import { setup } from '../setup/setup.ts';
import { withPlayer } from '../state/change.ts';
import { type Item, type Player, playerAt, type State, type Table, tableSchema } from '../state/state.ts';

/** Positions in the words of the table: docs/scenarios.md. What a scenario does not name is as at the start, with empty hands and no gold. */
const count = z.int().check(z.nonnegative());
const byName = z.partialRecord(z.enum(LEVELS), count);
const ids = z.array(z.string());
const tokens = z.strictObject({ trade: z._default(count, 0), exploration: z._default(count, 0) });
const seatScene = z.strictObject({
  cubes: z.optional(byName),
  exhausted: z._default(byName, {}),
  working: z._default(z.record(z.string(), z.array(z.enum(LEVELS))), {}),
  gold: z._default(count, 0),
  spent: z._default(tokens, { trade: 0, exploration: 0 }),
  onCards: z._default(tokens, { trade: 0, exploration: 0 }),
  tiles: z._default(z.record(z.string(), z.string()), {}),
  hand: z._default(ids, []),
  played: z._default(z.array(z.union([z.string(), z.strictObject({ card: z.string(), used: z.boolean() })])), []),
  expeditions: z._default(ids, []),
  oldWorld: z._default(ids, []),
  newWorld: z._default(ids, []),
});
const scene = z.strictObject({
  turn: z._default(seatSchema, 0),
  first: z._default(seatSchema, 0),
  round: z._default(count, 1),
  limit: z._default(z.nullable(count), 150),
  objectives: z._default(ids, []),
  market: z._default(z.record(z.string(), count), {}),
  supply: z._default(byName, {}),
  decks: z._default(z.partialRecord(z.enum(DECKS), ids), {}),
  expeditions: z.optional(ids),
  oldWorld: z.optional(ids),
  newWorld: z.optional(ids),
  end: z._default(z.nullable(z.strictObject({ by: seatSchema, lastRound: count })), null),
  traded: z._default(z.array(nameSchema<Good>()), []),
  seats: z.array(seatScene),
});
type Scene = z.infer<typeof scene>;
type SeatScene = z.infer<typeof seatScene>;

export const positionFormat: PositionFormat<State> = { build, describe };

function build(position: unknown, seats: number, options: unknown = {}): Built<State> {
  const parsed = scene.safeParse(position);
  if (!parsed.success) return { ok: false, faults: issuesOf(parsed.error) };
  const agreed = optionsSchema.safeParse(options);
  if (!agreed.success) return { ok: false, faults: issuesOf(agreed.error) };
  try {
    const state = laidOut(parsed.data, agreed.data.components, seats);
    const faults = impossible(state);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, state };
  } catch (fault) {
    // A name that the box does not have: the scenario's author is told which.
    return { ok: false, faults: [fault instanceof Error ? fault.message : String(fault)] };
  }
}

function laidOut(given: Scene, components: Options['components'], seats: number): State {
  const fresh = setup(optionsSchema.parse({ first: given.first, components }), seats, 'scene');
  const box = boxOf(fresh.table);
  const bare = seatsOf(seats).map(() =>
    withFields(box, { ...playerAt(fresh.table, 0), fields: [], workers: [], onShips: NO_TOKENS }, '', box.homeFields),
  );
  let table: Table = { ...fresh.table, seats: bare, market: { ...fresh.table.market } };
  for (const [seat, each] of given.seats.entries()) table = seatLaidOut(box, table, seat, each);

  const all = (list: readonly { readonly id: string }[], taken: readonly string[]): readonly string[] =>
    list.map((each) => each.id).filter((id) => !taken.includes(id));
  const { populationCards, expeditionCards, oldWorldIslands, newWorldIslands } = box.components;
  const inPlay = given.seats.flatMap((each) => [...each.hand, ...each.played.map((card) => (typeof card === 'string' ? card : card.card))]);
  const decks = DECKS.map(
    (deck) =>
      given.decks[deck] ??
      all(
        populationCards.filter((card) => card.deck === deck),
        inPlay,
      ),
  );
  const secret = {
    hands: given.seats.map((each) => known(box.cards, each.hand)),
    expeditions: given.seats.map((each) => known(box.expeditions, each.expeditions)),
    decks: decks.map((deck) => known(box.cards, deck)),
    expeditionDeck: known(
      box.expeditions,
      given.expeditions ??
        all(
          expeditionCards,
          given.seats.flatMap((each) => each.expeditions),
        ),
    ),
    oldWorld: known(
      box.oldWorld,
      given.oldWorld ??
        all(
          oldWorldIslands,
          given.seats.flatMap((each) => each.oldWorld),
        ),
    ),
    newWorld: known(
      box.newWorld,
      given.newWorld ??
        all(
          newWorldIslands,
          given.seats.flatMap((each) => each.newWorld),
        ),
    ),
    chance: fresh.secret.chance,
  };
  const supply = LEVELS.map(
    (level) =>
      given.supply[level] ?? box.components.cubes[level] - table.seats.reduce((sum, player) => sum + owned(player, levelOf(level)), 0),
  );
  known(box.tiles, Object.keys(given.market));
  return {
    table: {
      ...table,
      supply,
      market: { ...table.market, ...given.market },
      decks: secret.decks.map((deck) => deck.length),
      expeditionDeck: secret.expeditionDeck.length,
      oldWorld: secret.oldWorld.length,
      newWorld: secret.newWorld.length,
      objectives: known(box.objectives, given.objectives),
      round: given.round,
      limit: given.limit,
      end: given.end,
      turn: { ...freshTurn(given.turn), traded: given.traded },
    },
    secret,
  };
}

/** What no table could look like: less than nothing of something, a card in two places, more cubes on a field than it has workplaces. */
function impossible({ table, secret }: State): readonly string[] {
  const sound = tableSchema.safeParse(table);
  const less = sound.success ? [] : issuesOf(sound.error);
  const played = table.seats.flatMap((player) => player.played.map((each) => each.card));
  const once = [...secret.decks.flat(), ...secret.hands.flat(), ...played, ...secret.expeditionDeck, ...secret.expeditions.flat()];
  const islands = [...secret.oldWorld, ...secret.newWorld, ...table.seats.flatMap((player) => [...player.oldWorld, ...player.newWorld])];
  const twice = [...once, ...islands].filter((id, at, all) => all.indexOf(id) < at).map((id) => `${id} is there twice`);
  const box = boxOf(table);
  const crowded = table.seats.flatMap((player) =>
    player.fields
      .filter((field, at) => workersOn(player, at).length > workplaces(inUse(box, field)))
      .map((field) => `too many cubes on ${field.id}`),
  );
  return [...less, ...twice, ...crowded];
}

const workplaces = (tile: Tile | null): number => (tile?.kind === 'industry' ? tile.workplaces : 0);

const NO_TOKENS = { trade: 0, exploration: 0 };

/** The names that the box has for these texts. */
function known<Id extends string>(things: ByName<Id, unknown>, texts: readonly string[]): readonly Id[] {
  return texts.map((text) => nameIn(things, text));
}

function nameIn<Id extends string>(things: ByName<Id, unknown>, text: string): Id {
  for (const id of things.keys()) if (id === text) return id;
  throw new RangeError(`the box has no ${text}`);
}

function seatLaidOut(box: Box, start: Table, seat: number, given: SeatScene): Table {
  const oldWorld = known(box.oldWorld, given.oldWorld);
  const islands = oldWorld.reduce(
    (player, id, at) => withFields(box, player, `island-${at + 1}-`, named(box.oldWorld, id).fields),
    playerAt(start, seat),
  );
  let table = withPlayer(start, seat, islands);
  const at = (field: string) => {
    const index = fieldIndex(playerAt(table, seat), field);
    if (index === undefined) throw new RangeError(`there is no field ${field}`);
    return index;
  };
  for (const [field, text] of Object.entries(given.tiles)) {
    const tile = nameIn(box.tiles, text);
    table = layTile(box, table, seat, at(field), tile);
    table = withCopies(table, tile, -1);
  }
  const player = playerAt(table, seat);
  const hand = DECKS.map((_, deck) => known(box.cards, given.hand).filter((card) => named(box.cards, card).deck === deck).length);
  const working = Object.entries(given.working).map(
    ([field, levels]) => [at(field), levels.map(levelOf).toSorted((a, b) => a - b)] as const,
  );
  return withPlayer(table, seat, {
    rested: given.cubes ? LEVELS.map((level) => given.cubes?.[level] ?? 0) : player.rested,
    exhausted: LEVELS.map((level) => given.exhausted[level] ?? 0),
    workers: working.reduce((workers, [index, levels]) => workers.with(index, levels), player.workers),
    gold: given.gold,
    onShips: { trade: player.onShips.trade - given.spent.trade, exploration: player.onShips.exploration - given.spent.exploration },
    spent: given.spent,
    onCards: given.onCards,
    hand,
    played: given.played
      .map((card) => (typeof card === 'string' ? { card, used: false } : card))
      .map(({ card, used }) => ({ card: nameIn(box.cards, card), used })),
    expeditions: given.expeditions.length,
    oldWorld,
    newWorld: known(box.newWorld, given.newWorld),
  });
}

function describe({ table, secret }: State): Json {
  const { turn } = table;
  const byLevel = (cubes: readonly number[]) => Object.fromEntries(LEVELS.map((level, at) => [level, nth(cubes, at)]));
  return {
    turn: turn.seat,
    first: table.first,
    round: table.round,
    limit: table.limit,
    actions: turn.actions,
    acted: turn.acted,
    open: turn.open ? { ...turn.open } : null,
    paying: turn.pending.at(-1)?.thing.kind ?? null,
    owed: turn.pending.flatMap((each) => each.owed).map(wordFor),
    freeSteps: byLevel(turn.freeSteps),
    traded: turn.traded,
    objectives: table.objectives,
    market: table.market,
    supply: byLevel(table.supply),
    decks: Object.fromEntries(DECKS.map((deck, at) => [deck, nth(secret.decks, at)])),
    expeditions: secret.expeditionDeck,
    oldWorld: secret.oldWorld,
    newWorld: secret.newWorld,
    end: table.end ? { ...table.end } : null,
    over: table.over,
    seats: table.seats.map((player, seat) => ({
      cubes: byLevel(player.rested),
      exhausted: byLevel(player.exhausted),
      working: onFields(player, (_, at) => (workersOn(player, at).length > 0 ? workersOn(player, at).map(levelName) : undefined)),
      gold: player.gold,
      tokens: { ...player.onShips },
      spent: { ...player.spent },
      onCards: { ...player.onCards },
      tiles: onFields(player, (field) => field.tile ?? undefined),
      hand: nth(secret.hands, seat),
      played: player.played.map((each) => ({ ...each })),
      expeditions: nth(secret.expeditions, seat),
      oldWorld: player.oldWorld,
      newWorld: player.newWorld,
    })),
  };
}

function wordFor(item: Item): string {
  return item.kind === 'good' ? item.good : item.kind === 'cube' ? levelName(item.level) : `${item.token} token`;
}

function onFields(
  player: Player,
  what: (field: Player['fields'][number], at: number) => Json | undefined,
): { readonly [field: FieldId]: Json } {
  return Object.fromEntries(
    player.fields.flatMap((field, at) => {
      const there = what(field, at);
      return there === undefined ? [] : [[field.id, there]];
    }),
  );
}
