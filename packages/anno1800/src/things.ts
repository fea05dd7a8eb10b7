import type { Scribe, Seat } from '@archipel/kernel';
import { fieldIndex, joined, layTile, takeFrom, withFields, workersOn } from './board.ts';
import { type Box, boxOf, deckOfLevel, type Level, levelName, named } from './box.ts';
import { countDrawn, deal, NO_DRAW } from './cards.ts';
import { changedBuild, changedSecret, changedTable, plus, stateOf, withOpen, withPending, withPlayer, withTurn } from './change.ts';
import { carryOut, type Done } from './effects.ts';
import type { Fact } from './facts.ts';
import { atLevel, nth } from './list.ts';
import {
  DISTRICT,
  EXHAUSTED,
  type Item,
  type OpenAction,
  type Pending,
  type Place,
  type Player,
  playerAt,
  type State,
  type Table,
  type Thing,
} from './state.ts';
import { emptied } from './turn.ts';

/** Begins something that is to be paid. */
export function begin(table: Table, thing: Thing, owed: readonly Item[]): Table {
  return withPending(table, [...table.turn.pending, { thing, owed }]);
}

/** Finishes whatever is paid and needs no more decision, the thing begun last first. */
export function settle(state: State, seat: Seat, scribe: Scribe<Fact>): State {
  const top = state.table.turn.pending.at(-1);
  if (top === undefined || top.owed.length > 0 || awaits(state.table, seat, top)) return state;
  const popped = stateOf(withPending(state.table, state.table.turn.pending.slice(0, -1)), state.secret);
  return settle(finished(popped, seat, top.thing, scribe), seat, scribe);
}

/** Whether something that is paid still waits for a decision: where to, which cube, which card. */
function awaits(table: Table, seat: Seat, { thing }: Pending): boolean {
  if (thing.kind === 'tile') return thing.field === null;
  if (thing.kind === 'step') return placesOf(playerAt(table, seat), thing.level).length > 1;
  return thing.kind === 'editor';
}

function finished(state: State, seat: Seat, thing: Thing, scribe: Scribe<Fact>): State {
  const { table } = state;
  const box = boxOf(table);
  switch (thing.kind) {
    case 'tile':
      return stateOf(built(box, table, seat, thing, scribe), state.secret);
    case 'card':
      return stateOf(cardPlayed(table, seat, thing.card, scribe), state.secret);
    case 'cube':
      return recruited(state, seat, thing, scribe);
    case 'step': {
      const at = placesOf(playerAt(table, seat), thing.level)[0] ?? DISTRICT;
      scribe.tell({ fact: 'upgraded', seat, level: levelName(thing.level), at });
      return stateOf(stepped(table, seat, thing.level, at), state.secret);
    }
    case 'settle':
      return settled(state, seat, scribe);
    case 'explore':
      return explored(state, seat, scribe);
    case 'expedition':
      return drawing(state, seat, { ...NO_DRAW, expeditions: Math.min(3, table.expeditionDeck) }, scribe);
    case 'graves':
      scribe.tell({ fact: 'gained', seat, actions: 1 });
      return stateOf(withTurn(table, { actions: table.turn.actions + 1 }), state.secret);
    default:
      return state;
  }
}

function built(box: Box, table: Table, seat: Seat, thing: Extract<Thing, { kind: 'tile' }>, scribe: Scribe<Fact>): Table {
  const player = playerAt(table, seat);
  const field = thing.field ?? '';
  const at = fieldIndex(player, field) ?? -1;
  const { tile, printed } = nth(player.fields, at);
  scribe.tell({ fact: 'built', seat, tile: thing.tile, field, over: tile ?? printed });
  const laid = layTile(box, table, seat, at, thing.tile);
  const { open } = laid.turn;
  return open?.kind === 'build' ? withOpen(laid, changedBuild(open, { built: [...open.built, field] })) : laid;
}

function cardPlayed(table: Table, seat: Seat, card: string, scribe: Scribe<Fact>): Table {
  scribe.tell({ fact: 'played', seat, card });
  const laid = withPlayer(table, seat, { played: [...playerAt(table, seat).played, { card, used: false }] });
  return emptied(withTurn(laid, { cards: [...table.turn.cards, card] }), seat, scribe);
}

function recruited(state: State, seat: Seat, thing: Extract<Thing, { kind: 'cube' }>, scribe: Scribe<Fact>): State {
  const { table } = state;
  const gold = thing.reserved ? 0 : boxOf(table).deckEmptyGold[deckOfLevel(thing.level)];
  scribe.tell({ fact: 'recruited', seat, level: levelName(thing.level), gold });
  const grown = withPlayer(table, seat, { rested: plus(playerAt(table, seat).rested, thing.level, 1) });
  const { open } = grown.turn;
  return open?.kind === 'workforce' && open.left === 0
    ? finishOpen(stateOf(grown, state.secret), seat, open, scribe)
    : stateOf(grown, state.secret);
}

/** R10.2, R8: when the action ends, its cards are drawn together. */
export function finishOpen(state: State, seat: Seat, open: OpenAction, scribe: Scribe<Fact>): State {
  const closed = stateOf(withOpen(state.table, null), state.secret);
  const cards = open.kind === 'workforce' ? open.reserved : open.kind === 'swap' ? open.draw : NO_DRAW.cards;
  return drawing(closed, seat, { ...NO_DRAW, cards }, scribe);
}

export function drawing(state: State, seat: Seat, draw: typeof NO_DRAW, scribe: Scribe<Fact>): State {
  return stateOf(countDrawn(state.table, seat, draw), deal(state.secret, seat, draw, scribe));
}

/** The secret half of an effect that has been carried out on the table. */
export function told(state: State, seat: Seat, done: Done, scribe: Scribe<Fact>): State {
  for (const fact of done.facts) scribe.tell(fact);
  return stateOf(done.table, deal(state.secret, seat, done.draw, scribe));
}

/** Where a player has cubes of a level. */
export function placesOf(player: Player, level: Level): readonly Place[] {
  const places: Place[] = [];
  if (atLevel(player.rested, level) > 0) places.push(DISTRICT);
  if (atLevel(player.exhausted, level) > 0) places.push(EXHAUSTED);
  for (let at = 0; at < player.workers.length; at++) {
    if (workersOn(player, at).includes(level)) places.push(player.fields[at]?.id ?? '');
  }
  return places;
}

/** R11: a cube is replaced by one of the next level in the same place. The new one has been taken from the supply before. */
export function stepped(table: Table, seat: Seat, level: Level, place: Place): Table {
  const player = playerAt(table, seat);
  const change = replaced(player, level, place);
  return changedTable(withPlayer(table, seat, change), { supply: plus(table.supply, level, 1) });
}

function replaced(player: Player, level: Level, place: Place): Partial<Player> {
  if (place === DISTRICT) return { rested: plus(plus(player.rested, level, -1), level + 1, 1) };
  if (place === EXHAUSTED) return { exhausted: plus(plus(player.exhausted, level, -1), level + 1, 1) };
  const at = fieldIndex(player, place) ?? -1;
  const { workers = player.workers } = takeFrom(player, place, at, level);
  return { workers: workers.with(at, joined(nth(workers, at), level + 1)) };
}

function settled(state: State, seat: Seat, scribe: Scribe<Fact>): State {
  const [id = '', ...oldWorld] = state.secret.oldWorld;
  const { table } = state;
  const box = boxOf(table);
  const island = named(box.oldWorld, id);
  scribe.reveal('everybody');
  scribe.tell({ fact: 'settled', seat, island: id });
  const player = playerAt(table, seat);
  const grown = withFields(box, player, `island-${player.oldWorld.length + 1}-`, island.fields);
  const now = withPlayer(changedTable(table, { oldWorld: table.oldWorld - 1 }), seat, { ...grown, oldWorld: [...player.oldWorld, id] });
  const after = stateOf(now, changedSecret(state.secret, { oldWorld }));
  return island.effect ? told(after, seat, carryOut(box, now, seat, island.effect), scribe) : after;
}

function explored(state: State, seat: Seat, scribe: Scribe<Fact>): State {
  const [id = '', ...newWorld] = state.secret.newWorld;
  const { table } = state;
  scribe.reveal('everybody');
  scribe.tell({ fact: 'explored', seat, island: id });
  const islands = [...playerAt(table, seat).newWorld, id];
  const now = withPlayer(changedTable(table, { newWorld: table.newWorld - 1 }), seat, { newWorld: islands });
  const cards = [0, 0, Math.min(3, nth(table.decks, 2))];
  return drawing(stateOf(now, changedSecret(state.secret, { newWorld })), seat, { ...NO_DRAW, cards }, scribe);
}
