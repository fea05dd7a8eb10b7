import { type Dice, diceFrom, seatsOf, seeded } from '@archipel/kernel';
import { withFields } from '../board/board.ts';
import { type Box, boxOf } from '../box/box.ts';
import { nth } from '../data/list.ts';
import { START_CARDS as CARDS, START_CUBES as CUBES, OBJECTIVES_IN_PLAY } from '../data/schema.ts';
import { DECKS, LEVELS, type ObjectiveId } from '../data/words.ts';
import { freshTurn } from '../rules/turn.ts';
import type { Player, State, Table } from '../state/state.ts';
import { componentsIn, MOODS, type Options } from './options.ts';

/** R1: everything is laid out, shuffled and dealt from the seed. */
export function setup(options: Options, seats: number, seed: string): State {
  const corrected = componentsIn(options);
  const components = corrected ? { components: corrected } : {};
  const box = boxOf(components);
  const { cubes, populationCards, expeditionCards, oldWorldIslands, newWorldIslands, industries, shipyards, ships } = box.components;
  const dice = diceFrom(seeded(seed));
  const shuffled = <Id>(list: readonly { readonly id: Id }[]) => dice.shuffle(list.map((each) => each.id));

  const full = DECKS.map((deck) => shuffled(populationCards.filter((card) => card.deck === deck)));
  const [expeditionDeck, oldWorld, newWorld] = [shuffled(expeditionCards), shuffled(oldWorldIslands), shuffled(newWorldIslands)];
  const hands = seatsOf(seats).map((seat) => full.flatMap((deck, at) => deck.slice(seat * nth(CARDS, at), (seat + 1) * nth(CARDS, at))));
  const decks = full.map((deck, at) => deck.slice(seats * nth(CARDS, at)));
  const objectives = drawObjectives(box, options, dice);
  // R1.6: a seat that nobody has cannot be chosen; counted round the table it is somebody's.
  const first = options.first === 'random' ? dice.below(seats) : options.first % seats;

  const table: Table = {
    seats: seatsOf(seats).map((seat) => newPlayer(box, (seat - first + seats) % seats)),
    market: Object.fromEntries([...industries, ...shipyards, ...ships].map((tile) => [tile.id, tile.copies])),
    supply: LEVELS.map((level, at) => cubes[level] - seats * nth(CUBES, at)),
    decks: decks.map((deck) => deck.length),
    expeditionDeck: expeditionDeck.length,
    oldWorld: oldWorld.length,
    newWorld: newWorld.length,
    objectives,
    first,
    round: 1,
    turn: freshTurn(first),
    end: null,
    limit: options.rounds,
    over: false,
    ...components,
  };
  return {
    table,
    secret: { hands, expeditions: seatsOf(seats).map(() => []), decks, expeditionDeck, oldWorld, newWorld, chance: dice.chance },
  };
}

/** R1.5, R1.6: `gold` is the place in turn order, from 0. */
function newPlayer(box: Box, gold: number): Player {
  const none = { trade: 0, exploration: 0 };
  const bare: Player = {
    rested: CUBES,
    exhausted: [0, 0, 0, 0, 0],
    gold,
    onShips: none,
    spent: none,
    onCards: none,
    fields: [],
    workers: [],
    hand: CARDS,
    played: [],
    expeditions: 0,
    oldWorld: [],
    newWorld: [],
  };
  return withFields(box, bare, '', box.homeFields);
}

/** R1.4 */
function drawObjectives(box: Box, { objectives }: Options, dice: Dice): readonly ObjectiveId[] {
  const all = dice.shuffle([...box.objectives.keys()]);
  if (objectives === 'random') return all.slice(0, OBJECTIVES_IN_PLAY);
  if (objectives === 'beginners') return [...box.objectives.values()].filter((each) => each.beginners).map((each) => each.id);
  if ('chosen' in objectives) return objectives.chosen;
  const fitting: readonly ObjectiveId[] = MOODS[objectives.mood];
  return [...all.filter((id) => fitting.includes(id)), ...all.filter((id) => !fitting.includes(id))].slice(0, OBJECTIVES_IN_PLAY);
}
