import { expect } from 'vitest';
import { WOODEN_PIERS } from '../src/data/words.ts';
import { BUILDINGS, boxOf, COMMODITIES, type Player, type State } from '../src/index.ts';
import { cardsOf, type Step } from './table.ts';

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
    'as many cards a kind as the box has': COMMODITIES.every(
      (kind) => hands.reduce((sum, hand) => sum + hand[kind], stacks[kind]) === components.cardsEach,
    ),
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
  const { inhabitantSpaces, inhabitantTiles, shipsPerPlayer, homeIslands } = components;
  const { piers } = homeIslands[player.island];
  const sites = inhabitantSpaces.slice(0, inhabitants.length).filter(({ building }) => building).length;
  return {
    'gold is never negative': player.gold >= 0,
    'cards are counted': hand !== undefined && player.cards === cardsOf(hand).length,
    'the ships of the box, at sea or in store':
      ships.length === shipsPerPlayer && ships.every((ship) => ship === null || board.beside.has(ship.at)),
    'only the ships of the player on turn have spent points':
      seat === state.open.turn || ships.every((ship) => ship === null || ship.spent === 0),
    'no more outposts than stone piers': outposts.length <= piers.length,
    'one outpost a pier, on own piers': outposts.every(
      ({ pier }, at) => piers.includes(pier) && outposts.findIndex((other) => other.pier === pier) === at,
    ),
    'no more agreements than wooden piers': agreements.length <= WOODEN_PIERS,
    'a building below every inhabitant who stands above a site': buildings.length === sites,
    'one building of a kind': new Set(buildings).size === buildings.length,
    'a space for every inhabitant': inhabitants.length <= inhabitantSpaces.length,
    'a tile for every explorer and settler': low <= inhabitantTiles['explorer-settler'],
    'a tile for every citizen and merchant': inhabitants.length - low <= inhabitantTiles['citizen-merchant'],
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

/** Fails if the step, or every other position, breaks a law. */
export function insistSound(step: Step): void {
  const laws = stepHolds(step);
  expect(Object.keys(laws).filter((law) => !laws[law])).toEqual([]);
  if (step.count % 2 === 0) expect(broken(step.after)).toEqual([]);
}
