import { levelsOf } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type AnyRules, isRecord, issuesOf, type Json } from '@archipel/kernel';
import { drawnStyle, type Level, type NewBot, type TableTerms } from '@archipel/protocol';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { StoredChair, StoredTable } from '../store/store.ts';
import { newCode, newId, newSecret } from '../system/random.ts';

/** The rules of a game that is played here. */
export function rulesFor(game: string): AnyRules | Problem {
  return gameById(game) ?? problem('unknown-game', `there is no game '${game}'`);
}

/** Whether somebody made the components themselves: nobody knows how long the rules take with them. */
export function hasOwnBox({ options }: Pick<TableTerms, 'options'>): boolean {
  return isRecord(options) && options['components'] !== undefined && options['components'] !== null;
}

/** The terms as the game completes them, or what is wrong with them. */
export function checkedTerms(terms: TableTerms): TableTerms | Problem {
  const rules = rulesFor(terms.game);
  if (isProblem(rules)) return rules;
  const { min, max } = rules.seats;
  if (terms.seats < min || terms.seats > max) return problem('bad-seats', `${terms.game} is for ${min} to ${max}`, { min, max });
  const options = rules.schemas.options.safeParse(terms.options);
  if (!options.success) {
    const issues = issuesOf(options.error);
    return problem('bad-options', issues.join('; '), { issues });
  }
  // The game's own schema has just made plain data of it.
  return { ...terms, options: options.data as Json };
}

/** Whether there is such a bot for the game. */
export function levelProblem(game: string, level: Level): Problem | undefined {
  const levels = levelsOf(game);
  return levels.includes(level) ? undefined : problem('no-such-level', `${game} has no bot '${level}'`, { levels });
}

/** A bot on a chair. A style that is left to chance follows from the table and the chair, and from no secret. */
export function botChair(table: string, seat: number, { level, style }: NewBot): StoredChair {
  return { kind: 'bot', level, ...(style !== undefined && { style: drawnStyle(style, `${table} ${seat}`) }) };
}

const OPEN: StoredChair = { kind: 'open' };

/** A table with these chairs. The secret of its shuffle is made here, before anybody has said anything. */
export function createTable(owner: string, terms: TableTerms, chairs: readonly StoredChair[], now: number): StoredTable {
  return {
    id: newId(),
    code: newCode(),
    terms,
    owner,
    chairs,
    state: 'open',
    made: now,
    started: null,
    ended: null,
    paused: null,
    agree: [],
    muted: [],
    secret: newSecret(),
    salt: newSecret(),
    words: chairs.map(() => null),
    rematch: null,
    rules: null,
    clocks: { since: now, left: chairs.map(() => null) },
    active: [],
    awaited: chairs.map(() => null),
    timeouts: chairs.map(() => 0),
    position: 0,
    round: null,
    places: null,
    setAside: false,
    revision: 1,
  };
}

/** A table as somebody asks for it: the maker on the first chair, then the bots. */
export function newTable(maker: string, asked: TableTerms, asBots: readonly (Level | NewBot)[], now: number): StoredTable | Problem {
  const terms = checkedTerms(asked);
  if (isProblem(terms)) return terms;
  const bots = asBots.map((bot) => (typeof bot === 'string' ? { level: bot } : bot));
  const fault = bots.map(({ level }) => levelProblem(terms.game, level)).find((each) => each !== undefined);
  if (fault) return fault;
  if (bots.length >= terms.seats) return problem('bad-seats', 'there are more bots than chairs', { seats: terms.seats });
  const chairs = Array.from({ length: terms.seats }, () => OPEN).with(0, { kind: 'person', id: maker, standIn: null });
  const table = createTable(maker, terms, chairs, now);
  const taken = bots.map((bot, at) => botChair(table.id, at + 1, bot));
  return { ...table, chairs: chairs.map((chair, seat) => taken[seat - 1] ?? chair) };
}

/** The next game with the same people, but for those who are gone: everybody moves up a chair, so that another begins. */
export function nextTable(table: StoredTable, asker: string, gone: ReadonlySet<string>, now: number): StoredTable | Problem {
  if (table.state !== 'over') return problem('not-over', 'the game is not over yet');
  if (!table.chairs.some((chair) => chair.kind === 'person' && chair.id === asker)) return problem('not-seated', 'you did not play here');
  const terms = checkedTerms(table.terms);
  if (isProblem(terms)) return terms;
  const back = table.chairs.map((chair): StoredChair => {
    if (chair.kind !== 'person') return chair;
    return gone.has(chair.id) ? OPEN : { ...chair, standIn: null };
  });
  const chairs = [...back.slice(1), ...back.slice(0, 1)];
  const stays = chairs.some((chair) => chair.kind === 'person' && chair.id === table.owner);
  return createTable(stays ? table.owner : asker, terms, chairs, now);
}
