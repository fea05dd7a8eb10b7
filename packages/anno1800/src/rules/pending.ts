import type { EventRecorder, Seat } from '@archipel/kernel';
import { fieldIndex, joined, layTile, takeFrom, withFields, workersOn } from '../board/board.ts';
import { type Box, boxOf, deckOfLevel, levelName, named, nextLevel } from '../box/box.ts';
import { atLevel, nth, sure } from '../data/list.ts';
import { type CardId, DISTRICT, EXHAUSTED, type Level, type Place } from '../data/words.ts';
import { changedBuild, changedSecret, changedTable, plus, stateOf, withOpen, withPending, withPlayer, withTurn } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { type Item, type OpenAction, type Pending, type Player, playerAt, type State, type Table, type Thing } from '../state/state.ts';
import { countDrawn, deal, NO_DRAW } from './cards.ts';
import { carryOut, type Done } from './effects.ts';
import { emptied } from './turn.ts';

/** Begins something that is to be paid. */
export function begin(table: Table, thing: Thing, owed: readonly Item[]): Table {
  return withPending(table, [...table.turn.pending, { thing, owed }]);
}

/** Finishes whatever is paid and needs no more decision, the thing begun last first. */
export function settle(state: State, seat: Seat, recorder: EventRecorder<Fact>): State {
  const top = state.table.turn.pending.at(-1);
  if (top === undefined || top.owed.length > 0 || awaits(state.table, seat, top)) return state;
  const popped = stateOf(withPending(state.table, state.table.turn.pending.slice(0, -1)), state.secret);
  return settle(finished(popped, seat, top.thing, recorder), seat, recorder);
}

/** Whether something that is paid still waits for a decision: where to, which cube, which card. */
function awaits(table: Table, seat: Seat, { thing }: Pending): boolean {
  if (thing.kind === 'tile') return thing.field === null;
  if (thing.kind === 'step') return placesOf(playerAt(table, seat), thing.level).length > 1;
  return thing.kind === 'editor';
}

function finished(state: State, seat: Seat, thing: Thing, recorder: EventRecorder<Fact>): State {
  const { table } = state;
  const box = boxOf(table);
  switch (thing.kind) {
    case 'tile':
      return stateOf(built(box, table, seat, thing, recorder), state.secret);
    case 'card':
      return stateOf(cardPlayed(table, seat, thing.card, recorder), state.secret);
    case 'cube':
      return recruited(state, seat, thing, recorder);
    case 'step': {
      const at = placesOf(playerAt(table, seat), thing.level)[0] ?? DISTRICT;
      recorder.tell({ fact: 'upgraded', seat, level: levelName(thing.level), at });
      return stateOf(stepped(table, seat, thing.level, at), state.secret);
    }
    case 'settle':
      return settled(state, seat, recorder);
    case 'explore':
      return explored(state, seat, recorder);
    case 'expedition':
      return drawing(state, seat, { ...NO_DRAW, expeditions: Math.min(3, table.expeditionDeck) }, recorder);
    case 'graves':
      recorder.tell({ fact: 'gained', seat, actions: 1 });
      return stateOf(withTurn(table, { actions: table.turn.actions + 1 }), state.secret);
    default:
      return state;
  }
}

function built(box: Box, table: Table, seat: Seat, thing: Extract<Thing, { kind: 'tile' }>, recorder: EventRecorder<Fact>): Table {
  const player = playerAt(table, seat);
  const field = sure(thing.field);
  const at = fieldIndex(player, field) ?? -1;
  const { tile, printed } = nth(player.fields, at);
  recorder.tell({ fact: 'built', seat, tile: thing.tile, field, over: tile ?? printed });
  const laid = layTile(box, table, seat, at, thing.tile);
  const { open } = laid.turn;
  return open?.kind === 'build' ? withOpen(laid, changedBuild(open, { built: [...open.built, field] })) : laid;
}

function cardPlayed(table: Table, seat: Seat, card: CardId, recorder: EventRecorder<Fact>): Table {
  recorder.tell({ fact: 'played', seat, card });
  const laid = withPlayer(table, seat, { played: [...playerAt(table, seat).played, { card, used: false }] });
  return emptied(withTurn(laid, { cards: [...table.turn.cards, card] }), seat, recorder);
}

function recruited(state: State, seat: Seat, thing: Extract<Thing, { kind: 'cube' }>, recorder: EventRecorder<Fact>): State {
  const { table } = state;
  const gold = thing.reserved ? 0 : boxOf(table).deckEmptyGold[deckOfLevel(thing.level)];
  recorder.tell({ fact: 'recruited', seat, level: levelName(thing.level), gold });
  const grown = withPlayer(table, seat, { rested: plus(playerAt(table, seat).rested, thing.level, 1) });
  const { open } = grown.turn;
  return open?.kind === 'workforce' && open.left === 0
    ? finishOpen(stateOf(grown, state.secret), seat, open, recorder)
    : stateOf(grown, state.secret);
}

/** R10.2, R8: when the action ends, its cards are drawn together. */
export function finishOpen(state: State, seat: Seat, open: OpenAction, recorder: EventRecorder<Fact>): State {
  const closed = stateOf(withOpen(state.table, null), state.secret);
  const cards = open.kind === 'workforce' ? open.reserved : open.kind === 'swap' ? open.draw : NO_DRAW.cards;
  return drawing(closed, seat, { ...NO_DRAW, cards }, recorder);
}

export function drawing(state: State, seat: Seat, draw: typeof NO_DRAW, recorder: EventRecorder<Fact>): State {
  return stateOf(countDrawn(state.table, seat, draw), deal(state.secret, seat, draw, recorder));
}

/** The secret half of an effect that has been carried out on the table. */
export function told(state: State, seat: Seat, done: Done, recorder: EventRecorder<Fact>): State {
  for (const fact of done.facts) recorder.tell(fact);
  return stateOf(done.table, deal(state.secret, seat, done.draw, recorder));
}

/** Where a player has cubes of a level. */
export function placesOf(player: Player, level: Level): readonly Place[] {
  const places: Place[] = [];
  if (atLevel(player.rested, level) > 0) places.push(DISTRICT);
  if (atLevel(player.exhausted, level) > 0) places.push(EXHAUSTED);
  for (let at = 0; at < player.workers.length; at++) {
    if (workersOn(player, at).includes(level)) places.push(nth(player.fields, at).id);
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
  return { workers: workers.with(at, joined(nth(workers, at), nextLevel(level))) };
}

function settled(state: State, seat: Seat, recorder: EventRecorder<Fact>): State {
  const [first, ...oldWorld] = state.secret.oldWorld;
  const id = sure(first);
  const { table } = state;
  const box = boxOf(table);
  const island = named(box.oldWorld, id);
  recorder.reveal('everybody');
  recorder.tell({ fact: 'settled', seat, island: id });
  const player = playerAt(table, seat);
  const grown = withFields(box, player, `island-${player.oldWorld.length + 1}-`, island.fields);
  const now = withPlayer(changedTable(table, { oldWorld: table.oldWorld - 1 }), seat, { ...grown, oldWorld: [...player.oldWorld, id] });
  const after = stateOf(now, changedSecret(state.secret, { oldWorld }));
  return island.effect ? told(after, seat, carryOut(box, now, seat, island.effect), recorder) : after;
}

function explored(state: State, seat: Seat, recorder: EventRecorder<Fact>): State {
  const [first, ...newWorld] = state.secret.newWorld;
  const id = sure(first);
  const { table } = state;
  recorder.reveal('everybody');
  recorder.tell({ fact: 'explored', seat, island: id });
  const islands = [...playerAt(table, seat).newWorld, id];
  const now = withPlayer(changedTable(table, { newWorld: table.newWorld - 1 }), seat, { newWorld: islands });
  const cards = [0, 0, Math.min(3, nth(table.decks, 2))];
  return drawing(stateOf(now, changedSecret(state.secret, { newWorld })), seat, { ...NO_DRAW, cards }, recorder);
}
