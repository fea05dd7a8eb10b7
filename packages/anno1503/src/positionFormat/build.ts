import { type Built, diceFrom, type EventRecorder, issuesOf, seeded } from '@archipel/kernel';
import type { Square } from '../data/board.ts';
import { boxOf } from '../data/box.ts';
import type { Components } from '../data/schema.ts';
import { judged } from '../rules/objectives.ts';
import { componentsIn, optionsSchema } from '../setup/options.ts';
import { backsOf } from '../setup/setup.ts';
import type { Fact } from '../state/facts.ts';
import type { Faces, Open, Secret, State } from '../state/state.ts';
import { chanceOf } from './dice.ts';
import { type Faults, noFaults } from './faults.ts';
import { type Position, positionSchema } from './position.ts';
import { handOf, islandsOf, playerFrom, stacksFrom, supplyFrom } from './seats.ts';
import { layNamed, layRest, poolOf } from './tiles.ts';

const SILENT: EventRecorder<Fact> = { tell: () => {}, whisper: () => {}, reveal: () => {} };

/** Lays a described position out. What is not named is conserved: cards in the stacks, tiles on spaces and in the reserve. */
export function build(described: unknown, seats: number, options: unknown = {}): Built<State> {
  const parsed = positionSchema.safeParse(described);
  if (!parsed.success) return { ok: false, faults: issuesOf(parsed.error) };
  const agreed = optionsSchema.safeParse(options);
  if (!agreed.success) return { ok: false, faults: issuesOf(agreed.error) };
  const position = parsed.data;
  const faults = noFaults();
  checkTurn(position, seats, faults);
  const state = laidOut(position, componentsIn(agreed.data), seats, faults);
  return faults.all.length > 0 ? { ok: false, faults: faults.all } : { ok: true, state: judged(state, SILENT) };
}

function checkTurn(position: Position, seats: number, faults: Faults): void {
  if (position.seats.length !== seats) faults.add('seats', `${position.seats.length} seats described, ${seats} at the table`);
  if (position.turn >= seats) faults.add('turn', 'not at the table');
  if (position.first >= seats) faults.add('first', 'not at the table');
  if (position.round < 1 || position.round > position.rounds) faults.add('round', `not from 1 to ${position.rounds}`);
}

function laidOut(position: Position, components: Components | undefined, seats: number, faults: Faults): State {
  const box = boxOf({ components });
  const pool = poolOf(box, position, seats, faults);
  const laid = layNamed(box, position, pool, faults);
  const named = (words: readonly string[], path: string) =>
    words.flatMap((word, index) => pool.take(word, undefined, `${path}[${index}]`) ?? []);
  const top = named(position.reserve, 'reserve');
  for (const [index, tile] of named(position.gone, 'gone').entries()) {
    if (tile.kind !== 'treasure') faults.add(`gone[${index}]`, 'only treasures leave the game');
  }
  // Last: of what players hold no back is ever named, so any tile of the face that is left will do.
  const islands = islandsOf(position.seats, faults);
  const players = position.seats.map((seat, index) => playerFrom(box, islands[index] ?? 'A', seat, `seats[${index}]`, pool, faults));
  const { faces, reserve } = layRest(box, position, laid, top, pool.rest(diceFrom(seeded('the rest'))));
  const hands = position.seats.map((seat) => handOf(box, seat));
  const open: Open = {
    components: components ?? null,
    rounds: position.rounds,
    first: position.first,
    round: position.round,
    turn: position.turn,
    phase: position.phase,
    throws: position.throws,
    done: { sold: position.sold, bought: position.bought, branched: position.branched },
    look: null,
    asking: null,
    stacks: stacksFrom(box, hands, position.stacks, faults),
    islands: backsOf(faces),
    supply: supplyFrom(box, players, position.supply, faults),
    seats: players,
    winner: null,
  };
  const secret: Secret = {
    hands,
    notes: position.seats.map(({ notes = [] }, index) => notesFrom(faces, notes, `seats[${index}].notes`, faults)),
    orders: position.seats.map(({ orders = [] }, index) => {
      if (new Set(orders).size < orders.length) faults.add(`seats[${index}].orders`, 'a choice twice');
      return orders;
    }),
    forgot: false,
    picks: [],
    losses: [],
    faces,
    reserve,
    chance: chanceOf(position.dice),
  };
  return { open, secret };
}

function notesFrom(faces: Faces, squares: readonly Square[], path: string, faults: Faults): Faces {
  const noted = squares.flatMap((square) => {
    const tile = faces[square];
    if (tile === undefined) faults.add(path, `no tile lies on ${square}`);
    return tile ? [[square, tile] as const] : [];
  });
  return Object.fromEntries(noted);
}
