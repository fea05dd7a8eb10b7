import { canonical } from '@archipel/kernel';
import { inUse, owned } from '../src/board/board.ts';
import { boxOf } from '../src/box/box.ts';
import { LEVELS } from '../src/data/words.ts';
import type { State, Table } from '../src/index.ts';

/** What is wrong with a position: nothing, if nothing is lost, nothing is there twice and nobody owes what he has not. */
export function faultsOf(state: State): readonly string[] {
  return [...countFaults(state), ...cubeFaults(state.table), ...tileFaults(state.table), ...cardFaults(state), ...boardFaults(state.table)];
}

const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);
const same = (found: unknown, expected: unknown, what: string) =>
  unless(canonical(found) === canonical(expected), `${what}: ${canonical(found)}, not ${canonical(expected)}`);
const things = (table: Table) => table.turn.pending.map((each) => each.thing);

function countFaults({ table, secret }: State): readonly string[] {
  const { decks, expeditionDeck, oldWorld, newWorld, turn, supply, market } = table;
  const stacks = [...secret.decks, secret.expeditionDeck, secret.oldWorld, secret.newWorld].map((stack) => stack.length);
  const counts = [...supply, ...turn.freeSteps, ...Object.values(market), turn.actions];
  return [
    ...same([...decks, expeditionDeck, oldWorld, newWorld], stacks, 'stacks'),
    ...unless(new Set(turn.traded).size === turn.traded.length, 'a good was bought twice in a turn'),
    ...unless(
      counts.every((count) => count >= 0),
      'fewer than none',
    ),
  ];
}

function cubeFaults(table: Table): readonly string[] {
  return LEVELS.flatMap((name, level) => {
    // A cube that is being recruited, or stepped up to, has left the supply already.
    const aside = things(table).filter(
      (thing) => (thing.kind === 'cube' && thing.level === level) || (thing.kind === 'step' && thing.level + 1 === level),
    );
    const held = table.seats.reduce((sum, player) => sum + owned(player, level), 0);
    return same((table.supply[level] ?? 0) + held + aside.length, boxOf(table).components.cubes[name], name);
  });
}

function tileFaults(table: Table): readonly string[] {
  const { industries, shipyards, ships } = boxOf(table).components;
  const fields = table.seats.flatMap((player) => player.fields);
  return [...industries, ...shipyards, ...ships].flatMap(({ id, copies }) => {
    const laid = fields.filter((field) => field.tile === id).length;
    const aside = things(table).filter((thing) => thing.kind === 'tile' && thing.tile === id).length;
    return same((table.market[id] ?? 0) + laid + aside, copies, id);
  });
}

function cardFaults({ table, secret }: State): readonly string[] {
  const box = boxOf(table);
  const aside = things(table).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
  const played = table.seats.flatMap((player) => player.played.map((each) => each.card));
  const all = (found: readonly string[], expected: Iterable<string>, what: string) =>
    same(found.toSorted(), [...expected].toSorted(), what);
  return [
    ...all([...secret.decks.flat(), ...secret.hands.flat(), ...played, ...aside], box.cards.keys(), 'cards'),
    ...all([...secret.expeditionDeck, ...secret.expeditions.flat()], box.expeditions.keys(), 'expedition cards'),
    ...all([...secret.oldWorld, ...table.seats.flatMap((player) => player.oldWorld)], box.oldWorld.keys(), 'Old World'),
    ...all([...secret.newWorld, ...table.seats.flatMap((player) => player.newWorld)], box.newWorld.keys(), 'New World'),
    ...table.seats.flatMap((player, seat) => {
      const hand = secret.hands[seat] ?? [];
      const byDeck = [0, 1, 2].map((deck) => hand.filter((card) => box.cards.get(card)?.deck === deck).length);
      return [...same(player.hand, byDeck, 'hand'), ...same(player.expeditions, secret.expeditions[seat]?.length, 'expeditions')];
    }),
  ];
}

function boardFaults(table: Table): readonly string[] {
  const box = boxOf(table);
  return table.seats.flatMap((player) => {
    const tokens = [player.onShips, player.spent, player.onCards].flatMap((each) => Object.values(each));
    const counts = [player.gold, ...player.rested, ...player.exhausted, ...tokens];
    const inPlay = player.fields.map((field) => inUse(box, field));
    const ships = (token: string) =>
      inPlay.reduce((sum, tile) => sum + (tile?.kind === 'ship' && tile.token === token ? tile.level : 0), 0);
    return [
      ...unless(
        counts.every((count) => count >= 0),
        'less than nothing',
      ),
      ...inPlay.flatMap((tile, at) => {
        const places = tile?.kind === 'industry' ? tile.workplaces : 0;
        return unless((player.workers[at]?.length ?? 0) <= places, `too many cubes on ${player.fields[at]?.id}`);
      }),
      // R6.7: the tokens of ships, rested and exhausted, are the sum of the levels of the ships in use.
      ...(['trade', 'exploration'] as const).flatMap((token) =>
        same(player.onShips[token] + player.spent[token], ships(token), `${token} tokens`),
      ),
    ];
  });
}
