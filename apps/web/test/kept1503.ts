import { anno1503, type Move, type State } from '@archipel/anno1503';
import { playerByName } from '@archipel/bots';
import { playout, thinking } from '@archipel/host';
import { diceFrom, type Entry, type Json, openMatch, seeded } from '@archipel/kernel';
import { reaches, voyageTo } from '../src/anno1503/model/voyage.ts';
import { planFor } from '../src/anno1503/model/wishes.ts';
import { type Kept, keptOf } from './keptGame.ts';

interface Wish {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Json;
  /** Where the game stands when it is opened: seen before every move. */
  readonly until: (state: State, seat: number) => boolean;
  /** What must be so there: if it is not, another game is tried. */
  readonly where?: (state: State) => boolean;
  /** Who plays the seat of the person from here on: nobody, if one only wants to look on. */
  readonly level?: 'random' | 'easy' | 'medium' | null;
  readonly bots?: 'random' | 'easy' | 'medium';
  /** How many moves the person has not seen yet. */
  readonly unseen?: number;
}

/** Games that are looked through for a position before it is given up. */
const GAMES = 60;

/** A real game of Anno 1503, played by bots as far as a position that is wanted: the first that comes to it of the seed's and some more. */
export function kept1503({ seed = 'harbour', ...wish }: Wish): Kept {
  for (let game = 0; game < GAMES; game++) {
    const kept = keptUntil({ ...wish, seed: game === 0 ? seed : `${seed} ${game}` });
    if (kept) return kept;
  }
  throw new Error(`no game of '${seed}' comes to the position that is wanted`);
}

function keptUntil({
  seats = 4,
  seed,
  options = {},
  until,
  where = () => true,
  level = null,
  bots = 'medium',
  unseen = 0,
}: Wish & { readonly seed: string }) {
  const opened = openMatch(anno1503, { game: 'anno1503', rules: anno1503.version, seats, options, seed });
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.detail}`);
  const player = playerByName('medium', 'anno1503');
  if (player === undefined) throw new Error('there is no medium bot');
  const budget = thinking(diceFrom(seeded(seed)), 20);
  const log: Entry[] = [];
  let { state } = opened.match;
  if (!until(state, 0)) {
    const players = Array.from({ length: seats }, () => player);
    for (const turn of playout(anno1503, state, players, () => budget)) {
      log.push({ seat: turn.seat, move: turn.move as Move & Json });
      ({ state } = turn.applied);
      if (until(state, 0)) break;
    }
  }
  if (!until(state, 0) || !where(state)) return undefined;
  const id = `kept-1503-${seed.replaceAll(' ', '-')}`;
  return keptOf({ id, setup: opened.match.setup, log, round: anno1503.round(state), level, bots, unseen });
}

/** Phase 2 of the person's turn in this round. */
export const atTurn = (round: number) => (state: State) => {
  const view = anno1503.view(state, 0);
  return view.round >= round && view.turn === 0 && view.phase === 'act';
};

/** A citizen can rise, with two cards of tobacco that have to be bought for it. */
export const tobaccoToBuy = (state: State) => {
  const view = anno1503.view(state, 0);
  const [first] = (view.seats[0]?.inhabitants ?? []).flatMap((level, at) => {
    const plan = level === 'citizen' ? planFor(view, { kind: 'develop', inhabitant: at + 1 }) : undefined;
    return plan && plan.bought.length > 0 ? [plan] : [];
  });
  return first?.sold.length === 0 && first.bought.map(({ commodity }) => commodity).join() === 'tobacco,tobacco';
};

/** The first ship gets to the last of these squares by way of the others. */
export const shipSails =
  (...way: readonly string[]) =>
  (state: State) => {
    const voyage = voyageTo(reaches(anno1503.view(state, 0)), way.at(-1) ?? '', null);
    return voyage?.ship === 1 && voyage.path.join() === way.join();
  };
