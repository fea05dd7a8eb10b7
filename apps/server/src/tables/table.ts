import type { ChangedTerms, Level, NewBot } from '@archipel/protocol';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { StoredChair, StoredTable } from '../store/store.ts';
import { absentSeats } from './absence.ts';
import { botChair, checkedTerms, levelProblem } from './making.ts';
import { peopleSeats, seatOf } from './seats.ts';

/** What happens at a table before the game, and between the moves: a table in, the changed table or a refusal out. */

/** The level of the bot that plays for somebody who has left, or whose time is up. */
export const STAND_IN: Level = 'medium';

const OPEN: StoredChair = { kind: 'open' };
const started = problem('already-started', 'the game has begun');
const owners = problem('not-owner', 'only the owner of the table may do this');
const noChair = problem('not-found', 'there is no such chair');

function withChair(table: StoredTable, seat: number, chair: StoredChair): StoredTable {
  const chairs = table.chairs.with(seat, chair);
  // A word belongs to whoever said it.
  return { ...table, chairs, words: table.words.with(seat, null) };
}

const isOther = ({ terms }: StoredTable, { game = terms.game }: ChangedTerms) => game !== terms.game;

export function withTerms(table: StoredTable, person: string, change: ChangedTerms): StoredTable | Problem {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  const { game, seats, options, visibility, spectators, pace, absentAfter } = {
    ...table.terms,
    ...(isOther(table, change) ? { options: {} } : {}),
    ...change,
  };
  const terms = checkedTerms({ game, seats, options, visibility, spectators, pace, absentAfter });
  if (isProblem(terms)) return terms;
  const rest = table.chairs.slice(terms.seats);
  if (rest.some((chair) => chair.kind === 'person')) return problem('chair-taken', 'somebody sits on a chair that would go');
  const chairs = Array.from({ length: terms.seats }, (_, seat) => table.chairs[seat] ?? OPEN);
  const fault = chairs
    .map((chair) => (chair.kind === 'bot' ? levelProblem(game, chair.level) : undefined))
    .find((each) => each !== undefined);
  if (fault) return fault;
  const words = chairs.map((_, seat) => table.words[seat] ?? null);
  const none = chairs.map(() => null);
  return { ...table, terms, chairs, words, clocks: { ...table.clocks, left: none }, awaited: none, timeouts: chairs.map(() => 0) };
}

/** Sits down, or comes back to the own chair on which a bot stands in. */
export function sitDown(table: StoredTable, person: string, seat: number): StoredTable | Problem {
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const own = seatOf(table, person);
  if (own === seat) return returned(table, person);
  if (table.state !== 'open') return table.state === 'over' ? problem('not-found', 'the game is over') : started;
  if (chair.kind === 'person') return problem('chair-taken', 'somebody sits there');
  if (chair.kind === 'bot' && table.owner !== person) return problem('chair-taken', 'a bot sits there');
  const left = own === undefined ? table : withChair(table, own, OPEN);
  return withChair(left, seat, { kind: 'person', id: person, standIn: null });
}

/** Takes any open chair. For those who sit already nothing changes; those who had left play again. */
export function join(table: StoredTable, person: string): StoredTable | Problem {
  if (seatOf(table, person) !== undefined) return returned(table, person);
  if (table.state !== 'open') return started;
  const seat = table.chairs.findIndex((chair) => chair.kind === 'open');
  return seat < 0 ? problem('no-open-chair', 'every chair is taken') : sitDown(table, person, seat);
}

function returned(table: StoredTable, person: string): StoredTable {
  const seat = seatOf(table, person);
  const chair = seat === undefined ? undefined : table.chairs[seat];
  if (seat === undefined || chair?.kind !== 'person' || chair.standIn === null || table.state !== 'playing') return table;
  // Whoever is back has missed nothing so far.
  const timeouts = table.chairs.map((_, each) => (each === seat ? 0 : (table.timeouts[each] ?? 0)));
  return { ...table, chairs: table.chairs.with(seat, { ...chair, standIn: null }), timeouts };
}

export function seatBot(table: StoredTable, person: string, seat: number, bot: NewBot): StoredTable | Problem {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const fault = levelProblem(table.terms.game, bot.level);
  if (fault) return fault;
  return chair.kind === 'person' ? problem('chair-taken', 'somebody sits there') : withChair(table, seat, botChair(table.id, seat, bot));
}

/** Empties a chair: one's own, or as the owner another's before the start. Once it is played, a bot stands in for who leaves. */
export function leaveSeat(table: StoredTable, person: string, seat: number, now: number): StoredTable | Problem {
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const own = chair.kind === 'person' && chair.id === person;
  if (!own && table.owner !== person) return owners;
  if (table.state === 'open') return emptied(table, seat, now);
  if (!own) return started;
  if (table.state === 'over' || chair.standIn !== null) return table;
  return stoodInFor(table, seat, chair, now);
}

/** A bot for somebody who is absent: any of the others who play may ask for it. The person may come back at any time. */
export function seatStandIn(table: StoredTable, person: string, seat: number, now: number): StoredTable | Problem {
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person') return chair === undefined ? noChair : problem('chair-taken', 'a bot sits there');
  const asker = seatOf(table, person);
  if (asker === undefined || !peopleSeats(table).includes(asker)) return problem('not-seated', 'you do not play at this table');
  if (table.state !== 'playing') return problem('not-started', 'nobody is waited for');
  if (chair.standIn !== null) return table;
  const absent = asker !== seat && absentSeats(table, now).includes(seat);
  return absent ? stoodInFor(table, seat, chair, now) : problem('not-absent', 'this person has not been waited for long enough');
}

function stoodInFor(table: StoredTable, seat: number, chair: StoredChair & { kind: 'person' }, now: number): StoredTable {
  const chairs = table.chairs.with(seat, { ...chair, standIn: STAND_IN });
  // Whoever has left agrees to whatever the others agree on.
  return agreedBy(
    { ...table, chairs },
    table.agree.filter((each) => each !== seat),
    now,
  );
}

/** The table goes to the next person if its owner leaves, and is closed with the last one. */
function emptied(table: StoredTable, seat: number, now: number): StoredTable {
  const left = withChair(table, seat, OPEN);
  const people = left.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : []));
  const [next] = people;
  if (next === undefined) return { ...left, state: 'over', ended: now };
  return people.includes(left.owner) ? left : { ...left, owner: next };
}

export function setWord(table: StoredTable, person: string, word: string): StoredTable | Problem {
  const seat = seatOf(table, person);
  if (seat === undefined) return problem('not-seated', 'you do not sit at this table');
  if (table.state !== 'open') return started;
  return { ...table, words: table.words.with(seat, word) };
}

/** Why the game cannot begin. */
export function startProblem(table: StoredTable, person: string): Problem | undefined {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  if (table.chairs.some((chair) => chair.kind === 'open'))
    return problem('chairs-open', 'there are open chairs: wait for people or add bots');
  return undefined;
}

export function agreeToPause(table: StoredTable, person: string, agree: boolean, now: number): StoredTable | Problem {
  const seat = seatOf(table, person);
  if (seat === undefined || !peopleSeats(table).includes(seat)) return problem('not-seated', 'you do not play at this table');
  if (table.state !== 'playing') return problem('not-started', 'there is no game to pause');
  const others = table.agree.filter((each) => each !== seat);
  return agreedBy(table, agree ? [...others, seat] : others, now);
}

/** All people must agree to pause, and all to go on. Clocks are stopped and started by the host, who knows them. */
function agreedBy(table: StoredTable, agree: readonly number[], now: number): StoredTable {
  const people = peopleSeats(table);
  const all = agree.length > 0 && people.every((seat) => agree.includes(seat));
  if (!all) return { ...table, agree: agree.toSorted((a, b) => a - b) };
  return { ...table, agree: [], paused: table.paused === null ? now : null };
}

export function mute(table: StoredTable, person: string, other: string, muted: boolean): StoredTable | Problem {
  if (table.owner !== person) return owners;
  const rest = table.muted.filter((each) => each !== other);
  if (rest.length >= 100) return problem('malformed', 'that is too many');
  return { ...table, muted: muted ? [...rest, other] : rest };
}

/** Why this person, or somebody of whom nothing is known, may not look on. */
export function watchProblem(table: StoredTable, person: string | undefined): Problem | undefined {
  const sits = person !== undefined && (seatOf(table, person) !== undefined || table.owner === person);
  const may = table.terms.spectators || sits;
  // Before the start everybody with the link may come in and sit down.
  return may || table.state === 'open' ? undefined : problem('no-spectators', 'only those who play may look on');
}
