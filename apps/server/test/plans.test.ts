import { gameById } from '@archipel/games';
import { type AnyRules, type Dice, diceFrom, type Json, seeded } from '@archipel/kernel';
import type { Table } from '@archipel/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherwise as otherwise1503 } from '../../../packages/anno1503/test/table.ts';
import { otherwise as otherwise1800 } from '../../../packages/anno1800/test/otherwise.ts';
import { newKey, play } from './game.ts';
import { type Answer, known, newcomer, type Person } from './person.ts';
import { type Served, served } from './served.ts';

/** K5 over HTTP: a plan that goes on behind a move that reveals something is refused before anything is told. */

/** All that goes over the line, but for the time of day. */
function wholeOf({ status, headers, text }: Answer) {
  const kept = [...headers].filter(([name]) => name !== 'date');
  return { status, headers: kept, text };
}

type Otherwise = (state: never, viewer: number, dice: Dice) => unknown;
interface Attack {
  /** The kind of the first move of the plan, and of the move that reveals something. */
  readonly begin: string;
  readonly reveal: string;
  /** Where it is tried, if games that are played at random hardly ever come there. */
  readonly position?: Readonly<Record<string, unknown>>;
}
interface Found {
  readonly state: unknown;
  readonly seat: number;
  readonly plan: readonly Json[];
  /** The move of the plan that reveals something. */
  readonly revealing: number;
}

/** Some buildings are in games of three and four only. */
const SEATS = 3;

const kindOf = (move: unknown) => (move as { readonly kind: string }).kind;

/** A way from here to a move of this kind that reveals something, without revealing anything before. */
function wayTo(
  rules: AnyRules,
  state: unknown,
  seat: number,
  reveal: string,
  moves: readonly unknown[],
  depth: number,
): readonly Json[] | undefined {
  const view = rules.view(state, seat);
  for (const move of moves) {
    const reveals = rules.reveals(view, move);
    if (reveals && kindOf(move) === reveal) return [move as Json];
    const applied = reveals || depth === 0 ? undefined : rules.apply(state, seat, move);
    if (!applied?.ok) continue;
    const rest = wayTo(rules, applied.state, seat, reveal, rules.moves(rules.view(applied.state, seat)).slice(0, WIDTH), depth - 1);
    if (rest) return [move as Json, ...rest];
  }
  return undefined;
}
const [WIDTH, DEPTH] = [3, 7];

/** Plays games at random until such a plan can be tried. */
function found(rules: AnyRules, { begin, reveal, position }: Attack): Found {
  for (let game = 0; game < 400; game++) {
    const dice = diceFrom(seeded(`attack ${game}`));
    let state = position ? built(rules, position) : rules.setup(rules.schemas.options.parse({}), SEATS, `attack ${game}`);
    for (let move = 0; move < 400 && rules.outcome(state) === null; move++) {
      const [seat = 0] = rules.active(state);
      const moves = rules.moves(rules.view(state, seat));
      const first = moves.filter((each) => kindOf(each) === begin);
      const way = wayTo(rules, state, seat, reveal, first, DEPTH);
      if (way) return { state, seat, plan: [...way, ...behind(rules, state, seat, way)], revealing: way.length - 1 };
      const applied = rules.apply(state, seat, dice.pick(moves));
      if (!applied.ok) throw new Error('a listed move is refused');
      state = applied.state;
    }
  }
  throw new Error(`no game comes to ${begin} and ${reveal}`);
}

function built(rules: AnyRules, position: Readonly<Record<string, unknown>>): unknown {
  const made = rules.positionFormat.build(position, SEATS);
  if (!made.ok) throw new Error(made.faults.join('; '));
  return made.state;
}

/** What goes on behind it: a move that fits only what was revealed, and one that nobody may make, so that nothing would be spent. */
function behind(rules: AnyRules, state: unknown, seat: number, way: readonly Json[]): readonly Json[] {
  let now = state;
  for (const move of way) {
    const applied = rules.apply(now, seat, move);
    if (!applied.ok) throw new Error('the way is closed');
    now = applied.state;
  }
  return [...rules.moves(rules.view(now, seat)).slice(0, 1), { kind: 'nonsense' }] as readonly Json[];
}

let server: Served;
let people: readonly Person[];
beforeAll(async () => {
  server = await served();
  people = [await newcomer(server.address, 'Ada'), await newcomer(server.address, 'Bo'), await newcomer(server.address, 'Cy')];
});
afterAll(() => server.stop());

/** A table of all three at which the match stands at this position. */
async function tableAt(game: string, state: unknown): Promise<Table> {
  const [ada, ...others] = people;
  if (!ada) throw new Error('nobody is there');
  const table = await ada.make({ game, seats: SEATS });
  for (const other of others) await other.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  // A snapshot is what a server goes on from.
  await server.store.logs.keepSnapshot(table.id, 0, JSON.stringify(state));
  return table;
}

const SETTLED = { inhabitants: ['settler', 'settler', 'settler', 'settler'], buildings: ['big-branch'], hand: {} };
const BRANCH = { phase: 'act', seats: [SETTLED, { hand: { wood: 1, spice: 3 } }, {}] };

describe.each([
  {
    game: 'anno1503',
    otherwise: otherwise1503 as Otherwise,
    attacks: [
      { begin: 'sail', reveal: 'look' },
      { begin: 'branch', reveal: 'branch', position: BRANCH },
    ],
  },
  {
    game: 'anno1800',
    otherwise: otherwise1800 as Otherwise,
    attacks: [
      { begin: 'recruit', reveal: 'produce' },
      { begin: 'swap', reveal: 'swap' },
      { begin: 'settle', reveal: 'token' },
      { begin: 'explore', reveal: 'token' },
      { begin: 'expedition', reveal: 'token' },
    ],
  },
])('in $game', ({ game, otherwise, attacks }) => {
  test.each(attacks)(
    'a plan that begins with $begin is refused where $reveal would reveal something, in whichever world',
    async (attack) => {
      const rules = gameById(game);
      if (rules === undefined) throw new Error(game);
      const { state, seat, plan, revealing } = found(rules, attack);
      const other = otherwise(state as never, seat, diceFrom(seeded('another world')));
      const tables = [await tableAt(game, state), await tableAt(game, other)];
      server = await server.restart();
      people = people.map((person) => known(server.address, person.me, person.headers));
      const by = people[seat];
      if (by === undefined) throw new Error('nobody sits there');
      const answers: Answer[] = [];
      for (const table of tables) {
        answers.push(await play(by, table, 0, plan, newKey()));
        expect((await by.at(table, 'GET', 'match')).body).toMatchObject({ position: 0 });
        expect(await server.store.logs.read(table.id)).toEqual([]);
      }
      expect(answers[0]).toMatchObject({
        status: 422,
        type: 'application/problem+json; charset=utf-8',
        body: {
          type: 'about:blank',
          title: 'Unprocessable Entity',
          status: 422,
          code: 'illegal-move',
          detail: 'refused by K5',
          illegal: { rule: 'K5', reasons: [{ code: 'reveals' }] },
          move: revealing,
        },
      });
      const [one, two] = answers.map(wholeOf);
      expect(two).toEqual(one);
    },
  );
});
