import type { ChangedTerms, Level } from '@archipel/protocol';
import { isNo, type No, no } from '../problems.ts';
import type { KeptChair, KeptTable } from '../store/store.ts';
import { checkedTerms, levelFault } from './making.ts';

/** What happens at a table before the game, and between the moves: a table in, the changed table or a refusal out. */

/** The level of the bot that plays for somebody who has left, or whose time is up. */
export const STAND_IN: Level = 'medium';

export function seatOf(table: KeptTable, person: string): number | undefined {
  const seat = table.chairs.findIndex((chair) => chair.kind === 'person' && chair.id === person);
  return seat < 0 ? undefined : seat;
}

/** The seats that people play themselves. */
export function peopleSeats(table: KeptTable): readonly number[] {
  return table.chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.standIn === null ? [seat] : []));
}

/** Who plays for a seat, where it is not a person: a bot that sits there, or one that stands in. */
export function botOf(chair: KeptChair | undefined): Level | undefined {
  if (chair?.kind === 'bot') return chair.level;
  return chair?.kind === 'person' && chair.standIn !== null ? chair.standIn : undefined;
}

const OPEN: KeptChair = { kind: 'open' };
const started = no('already-started', 'the game has begun');
const owners = no('not-owner', 'only the owner of the table may do this');
const noChair = no('not-found', 'there is no such chair');

function withChair(table: KeptTable, seat: number, chair: KeptChair): KeptTable {
  const chairs = table.chairs.with(seat, chair);
  // A word belongs to whoever said it.
  return { ...table, chairs, words: table.words.with(seat, null) };
}

export function withTerms(table: KeptTable, person: string, change: ChangedTerms): KeptTable | No {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  const { seats, options, visibility, spectators, pace } = { ...table.terms, ...change };
  const terms = checkedTerms({ game: table.terms.game, seats, options, visibility, spectators, pace });
  if (isNo(terms)) return terms;
  const rest = table.chairs.slice(terms.seats);
  if (rest.some((chair) => chair.kind === 'person')) return no('chair-taken', 'somebody sits on a chair that would go');
  const chairs = Array.from({ length: terms.seats }, (_, seat) => table.chairs[seat] ?? OPEN);
  const words = chairs.map((_, seat) => table.words[seat] ?? null);
  return { ...table, terms, chairs, words, clocks: { ...table.clocks, left: chairs.map(() => null) } };
}

/** Sits down, or comes back to the own chair on which a bot stands in. */
export function sitting(table: KeptTable, person: string, seat: number): KeptTable | No {
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const own = seatOf(table, person);
  if (own === seat) return returned(table, person);
  if (table.state !== 'open') return table.state === 'over' ? no('not-found', 'the game is over') : started;
  if (chair.kind === 'person') return no('chair-taken', 'somebody sits there');
  if (chair.kind === 'bot' && table.owner !== person) return no('chair-taken', 'a bot sits there');
  const left = own === undefined ? table : withChair(table, own, OPEN);
  return withChair(left, seat, { kind: 'person', id: person, standIn: null });
}

/** Takes any open chair. For those who sit already nothing changes; those who had left play again. */
export function joining(table: KeptTable, person: string): KeptTable | No {
  if (seatOf(table, person) !== undefined) return returned(table, person);
  if (table.state !== 'open') return started;
  const seat = table.chairs.findIndex((chair) => chair.kind === 'open');
  return seat < 0 ? no('no-open-chair', 'every chair is taken') : sitting(table, person, seat);
}

function returned(table: KeptTable, person: string): KeptTable {
  const seat = seatOf(table, person);
  const chair = seat === undefined ? undefined : table.chairs[seat];
  if (seat === undefined || chair?.kind !== 'person' || chair.standIn === null || table.state !== 'playing') return table;
  return { ...table, chairs: table.chairs.with(seat, { ...chair, standIn: null }) };
}

export function botSitting(table: KeptTable, person: string, seat: number, level: Level): KeptTable | No {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const fault = levelFault(table.terms.game, level);
  if (fault) return fault;
  return chair.kind === 'person' ? no('chair-taken', 'somebody sits there') : withChair(table, seat, { kind: 'bot', level });
}

/** Empties a chair: one's own, or as the owner another's before the start. Once it is played, a bot stands in for who leaves. */
export function leaving(table: KeptTable, person: string, seat: number, now: number): KeptTable | No {
  const chair = table.chairs[seat];
  if (chair === undefined) return noChair;
  const own = chair.kind === 'person' && chair.id === person;
  if (!own && table.owner !== person) return owners;
  if (table.state === 'open') return emptied(table, seat, now);
  if (!own) return started;
  if (table.state === 'over' || chair.standIn !== null) return table;
  const chairs = table.chairs.with(seat, { ...chair, standIn: STAND_IN });
  // Whoever has left agrees to whatever the others agree on.
  return agreedBy(
    { ...table, chairs },
    table.agree.filter((each) => each !== seat),
    now,
  );
}

/** The table goes to the next person if its owner leaves, and is closed with the last one. */
function emptied(table: KeptTable, seat: number, now: number): KeptTable {
  const left = withChair(table, seat, OPEN);
  const people = left.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : []));
  const [next] = people;
  if (next === undefined) return { ...left, state: 'over', ended: now };
  return people.includes(left.owner) ? left : { ...left, owner: next };
}

export function saying(table: KeptTable, person: string, word: string): KeptTable | No {
  const seat = seatOf(table, person);
  if (seat === undefined) return no('not-seated', 'you do not sit at this table');
  if (table.state !== 'open') return started;
  return { ...table, words: table.words.with(seat, word) };
}

/** Why the game cannot begin. */
export function startFault(table: KeptTable, person: string): No | undefined {
  if (table.owner !== person) return owners;
  if (table.state !== 'open') return started;
  if (table.chairs.some((chair) => chair.kind === 'open')) return no('chairs-open', 'there are open chairs: wait for people or add bots');
  return undefined;
}

export function agreeing(table: KeptTable, person: string, agree: boolean, now: number): KeptTable | No {
  const seat = seatOf(table, person);
  if (seat === undefined || !peopleSeats(table).includes(seat)) return no('not-seated', 'you do not play at this table');
  if (table.state !== 'playing') return no('not-started', 'there is no game to pause');
  const others = table.agree.filter((each) => each !== seat);
  return agreedBy(table, agree ? [...others, seat] : others, now);
}

/** All people must agree to pause, and all to go on. Clocks are stopped and started by the host, who knows them. */
function agreedBy(table: KeptTable, agree: readonly number[], now: number): KeptTable {
  const people = peopleSeats(table);
  const all = agree.length > 0 && people.every((seat) => agree.includes(seat));
  if (!all) return { ...table, agree: agree.toSorted((a, b) => a - b) };
  return { ...table, agree: [], paused: table.paused === null ? now : null };
}

export function muting(table: KeptTable, person: string, other: string, mute: boolean): KeptTable | No {
  if (table.owner !== person) return owners;
  const rest = table.muted.filter((each) => each !== other);
  if (rest.length >= 100) return no('malformed', 'that is too many');
  return { ...table, muted: mute ? [...rest, other] : rest };
}

/** Why this person may not look on. */
export function watchFault(table: KeptTable, person: string): No | undefined {
  const may = table.terms.spectators || seatOf(table, person) !== undefined || table.owner === person;
  // Before the start everybody with the link may come in and sit down.
  return may || table.state === 'open' ? undefined : no('no-spectators', 'only those who play may look on');
}
