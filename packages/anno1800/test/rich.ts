import { type Dice, diceFrom, seatsOf, seeded } from '@archipel/kernel';
import { layoutOf, layTile, withFields } from '../src/board/board.ts';
import { type Box, boxOf, named } from '../src/box/box.ts';
import { LEVEL_INDICES } from '../src/data/words.ts';
import { anno1800, type Options, type State, type Table } from '../src/index.ts';
import { fieldRefusal } from '../src/rules/fields.ts';
import { plus, withPlayer } from '../src/state/change.ts';
import { playerAt } from '../src/state/state.ts';

/**
 * A position as it might stand in the middle of a game, made at random: islands, tiles, cubes everywhere, tokens, gold, played cards. Random
 * play alone seldom gets there. Every component is conserved, so the invariants hold from here on.
 */
export function richSetup(options: Options, seats: number, seed: string): State {
  const dice = diceFrom(seeded(`rich ${seed}`));
  const start = anno1800.setup(options, seats, seed);
  const box = boxOf(start.table);
  return seatsOf(seats).reduce((state, seat) => enriched(box, state, seat, dice), start);
}

export const rich = { ...anno1800, setup: richSetup };

function enriched(box: Box, state: State, seat: number, dice: Dice): State {
  let { table, secret } = withIslands(box, state, seat, dice);
  table = withTiles(box, table, seat, dice);
  table = withCubes(box, table, seat, dice);
  const player = playerAt(table, seat);
  const tired = { trade: dice.below(player.onShips.trade + 1), exploration: dice.below(player.onShips.exploration + 1) };
  table = withPlayer(table, seat, {
    gold: dice.below(12),
    spent: tired,
    onShips: { trade: player.onShips.trade - tired.trade, exploration: player.onShips.exploration - tired.exploration },
    onCards: dice.below(3) === 0 ? { trade: dice.below(4), exploration: dice.below(4) } : player.onCards,
  });
  ({ table, secret } = withPlayed(box, { table, secret }, seat, dice));
  return { table, secret };
}

function withIslands(box: Box, state: State, seat: number, dice: Dice): State {
  let { table, secret } = state;
  for (let count = dice.below(3); count > 0; count--) {
    const [id, ...oldWorld] = secret.oldWorld;
    if (id === undefined) break;
    const player = playerAt(table, seat);
    const grown = withFields(box, player, `island-${player.oldWorld.length + 1}-`, named(box.oldWorld, id).fields);
    table = withPlayer({ ...table, oldWorld: oldWorld.length }, seat, { ...grown, oldWorld: [...player.oldWorld, id] });
    secret = { ...secret, oldWorld };
  }
  for (let count = dice.below(3); count > 0; count--) {
    const [id, ...newWorld] = secret.newWorld;
    if (id === undefined) break;
    table = withPlayer({ ...table, newWorld: newWorld.length }, seat, { newWorld: [...playerAt(table, seat).newWorld, id] });
    secret = { ...secret, newWorld };
  }
  return { table, secret };
}

function withTiles(box: Box, start: Table, seat: number, dice: Dice): Table {
  let table = start;
  for (let count = dice.below(14); count > 0; count--) {
    if (box.marketTiles.length === 0) break;
    const tile = dice.pick(box.marketTiles);
    const player = playerAt(table, seat);
    const field = dice.pick(player.fields);
    if ((table.market[tile] ?? 0) === 0 || fieldRefusal(box, player, tile, field.id)) continue;
    const taken = { ...table, market: { ...table.market, [tile]: (table.market[tile] ?? 0) - 1 } };
    table = layTile(box, taken, seat, player.fields.indexOf(field), tile);
  }
  return table;
}

function withCubes(box: Box, start: Table, seat: number, dice: Dice): Table {
  let table = start;
  for (let count = dice.below(16); count > 0; count--) {
    const level = dice.pick(LEVEL_INDICES);
    if ((table.supply[level] ?? 0) === 0) continue;
    table = { ...table, supply: plus(table.supply, level, -1) };
    const player = playerAt(table, seat);
    const shops = [...layoutOf(box, player).workshops.values()].flat().filter((shop) => {
      const there = player.workers[shop.at] ?? [];
      return there.length < shop.workplaces && level >= shop.worker && level - shop.worker <= 1;
    });
    const shop = shops.length > 0 ? dice.pick(shops) : undefined;
    const place = dice.below(3);
    if (place === 0) table = withPlayer(table, seat, { rested: plus(player.rested, level, 1) });
    else if (place === 1 || shop === undefined) table = withPlayer(table, seat, { exhausted: plus(player.exhausted, level, 1) });
    else {
      const workers = [...(player.workers[shop.at] ?? []), level].toSorted((a, b) => a - b);
      table = withPlayer(table, seat, { workers: player.workers.with(shop.at, workers) });
    }
  }
  return table;
}

function withPlayed(box: Box, state: State, seat: number, dice: Dice): State {
  let { table, secret } = state;
  for (let count = dice.below(6); count > 0; count--) {
    const deck = dice.below(3);
    const [card, ...rest] = secret.decks[deck] ?? [];
    if (card === undefined) continue;
    secret = { ...secret, decks: secret.decks.with(deck, rest) };
    const { played } = playerAt(table, seat);
    // A card that discards is as if it had just been played; those of others have turned over (R9).
    const discards = named(box.cards, card).effect.discard !== undefined;
    const used = dice.below(3) === 0 || (discards && seat !== table.turn.seat);
    const turn = seat === table.turn.seat ? { ...table.turn, cards: [...table.turn.cards, card] } : table.turn;
    table = withPlayer({ ...table, turn, decks: plus(table.decks, deck, -1) }, seat, { played: [...played, { card, used }] });
  }
  return { table, secret };
}
