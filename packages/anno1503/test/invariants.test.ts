import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, boxOf, COMMODITIES, type Options, type Player, type State } from '../src/index.ts';
import { cardsOf, LONG, RICH, randomGame, type Step } from './table.ts';

const textOf = (tile: unknown) => JSON.stringify(tile, ['kind', 'back', 'commodity', 'treasure']);

/** Every tile that is still in the game, wherever it lies. */
function tilesIn(state: State): readonly string[] {
  const held = state.open.seats.flatMap(({ outposts, agreements }) => [
    ...outposts.map(({ back, commodity }) => ({ back, kind: 'outpost', commodity })),
    ...agreements.map((back) => ({ back, kind: 'agreement' })),
  ]);
  return [...Object.values(state.secret.faces), ...state.secret.reserve, ...held].map(textOf);
}

/** Each law by its name, and whether it holds. */
type Laws = Readonly<Record<string, boolean>>;

function countsHold(state: State): Laws {
  const { components, tiles, board } = boxOf(state.open);
  const { seats, stacks, supply } = state.open;
  const { hands } = state.secret;
  const dealt = tiles.filter(({ back }) => back <= seats.length).map(textOf);
  const inGame = tilesIn(state);
  const gone = [...dealt];
  for (const tile of inGame) gone.splice(gone.indexOf(tile), 1);
  const built = seats.flatMap(({ buildings }) => buildings);
  return {
    'fifteen cards a kind': COMMODITIES.every((kind) => hands.reduce((sum, hand) => sum + hand[kind], stacks[kind]) === 15),
    'no stack or hand below nothing': COMMODITIES.every((kind) => Math.min(stacks[kind], ...hands.map((hand) => hand[kind])) >= 0),
    'no tile appears': gone.length + inGame.length === dealt.length,
    'only treasures leave the game': gone.every((tile) => tile.includes('treasure')),
    'backs show where tiles lie': board.spaces.every(({ square }) => state.open.islands[square] === state.secret.faces[square]?.back),
    'buildings are conserved': BUILDINGS.every((kind) => {
      const copies = components.buildings[kind].fromPlayers.filter((from) => from <= seats.length).length;
      return supply[kind] >= 0 && supply[kind] + built.filter((each) => each === kind).length === copies;
    }),
  };
}

function playerHolds(state: State, seat: number, player: Player): Laws {
  const { components, board } = boxOf(state.open);
  const { inhabitants, buildings, outposts, agreements, ships } = player;
  const low = inhabitants.filter((level) => level === 'explorer' || level === 'settler').length;
  const hand = state.secret.hands[seat];
  return {
    'gold is never negative': player.gold >= 0,
    'cards are counted': hand !== undefined && player.cards === cardsOf(hand).length,
    'two ships, at sea or in store': ships.length === 2 && ships.every((ship) => ship === null || board.beside.has(ship.at)),
    'only the ships of the player on turn have spent points':
      seat === state.open.turn || ships.every((ship) => ship === null || ship.spent === 0),
    'four outposts at most': outposts.length <= 4,
    'one outpost a pier, on own piers': outposts.every(
      ({ pier }, at) =>
        components.homeIslands[player.island].piers.includes(pier) && outposts.findIndex((other) => other.pier === pier) === at,
    ),
    'three agreements at most': agreements.length <= 3,
    'four buildings at most': buildings.length <= 4,
    'a building below every inhabitant from the fourth on': buildings.length === Math.max(0, inhabitants.length - 3),
    'one building of a kind': new Set(buildings).size === buildings.length,
    'two to seven inhabitants': inhabitants.length >= 2 && inhabitants.length <= 7,
    'four explorers and settlers at most': low <= 4,
    'three citizens and merchants at most': inhabitants.length - low <= 3,
    'nothing is picked only in golden times':
      state.open.asking?.about === 'golden-times' || !(state.secret.picks[seat] ?? []).includes('nothing'),
    'notes are true': Object.entries(state.secret.notes[seat] ?? {}).every(([square, tile]) => tile === state.secret.faces[square]),
  };
}

/** What must hold of a step, whatever position it leads to. */
function stepHolds({ before, seat, move, after }: Step): Laws {
  const gold = ({ open }: State) => open.seats.reduce((sum, player) => sum + player.gold, 0);
  const cards = ({ open }: State) => open.seats.reduce((sum, player) => sum + player.cards, 0);
  const branches = move.kind === 'branch';
  return {
    'the Big Branch works once, in the own turn, when no choice is open':
      !branches ||
      (seat === before.open.turn &&
        before.open.asking === null &&
        before.open.look === null &&
        !before.open.done.branched &&
        after.open.done.branched),
    'the Big Branch moves a card and gold, and nothing else': !branches || (gold(before) === gold(after) && cards(before) === cards(after)),
    'only golden times are declined': move.kind !== 'decline' || before.open.asking?.about === 'golden-times',
  };
}

function broken(state: State): readonly string[] {
  const laws = [countsHold(state), ...state.open.seats.map((player, seat) => playerHolds(state, seat, player))];
  return laws.flatMap((all) => Object.keys(all).filter((law) => !all[law]));
}

describe('over random games', () => {
  const options: fc.Arbitrary<Options> = fc.oneof(
    fc.record({ rounds: fc.constant(40) }),
    fc.record({ rounds: fc.constant(15), components: fc.constant(RICH) }),
  );

  it(
    'cards, tiles and buildings are conserved and no limit is passed',
    () => {
      fc.assert(
        fc.property(options, fc.integer({ min: 2, max: 4 }), fc.string({ maxLength: 6 }), (given, seats, seed) => {
          for (const step of randomGame(given, seats, seed)) {
            const laws = stepHolds(step);
            expect(Object.keys(laws).filter((law) => !laws[law])).toEqual([]);
            if (step.count % 2 === 0) expect(broken(step.after)).toEqual([]);
          }
        }),
        { numRuns: Math.ceil(25 * LONG), seed: 1503 },
      );
    },
    60_000 * Math.max(1, LONG),
  );
});
