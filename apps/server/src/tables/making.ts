import { levelsOf } from '@archipel/bots';
import { gameById } from '@archipel/games';
import { type AnyRules, issuesOf, type Json } from '@archipel/kernel';
import type { Level, TableTerms } from '@archipel/protocol';
import { newCode, newId, newSecret } from '../chance.ts';
import { isNo, type No, no } from '../problems.ts';
import type { KeptChair, KeptTable } from '../store/store.ts';

/** The rules of a game that is played here. */
export function rulesFor(game: string): AnyRules | No {
  return gameById(game) ?? no('unknown-game', `there is no game '${game}'`);
}

/** The terms as the game completes them, or what is wrong with them. */
export function checkedTerms(terms: TableTerms): TableTerms | No {
  const rules = rulesFor(terms.game);
  if (isNo(rules)) return rules;
  const { min, max } = rules.seats;
  if (terms.seats < min || terms.seats > max) return no('bad-seats', `${terms.game} is for ${min} to ${max}`, { min, max });
  const options = rules.schemas.options.safeParse(terms.options);
  if (!options.success) {
    const issues = issuesOf(options.error);
    return no('bad-options', issues.join('; '), { issues });
  }
  // The game's own schema has just made plain data of it.
  return { ...terms, options: options.data as Json };
}

/** Whether there is such a bot for the game. */
export function levelFault(game: string, level: Level): No | undefined {
  const levels = levelsOf(game);
  return levels.includes(level) ? undefined : no('no-such-level', `${game} has no bot '${level}'`, { levels });
}

const OPEN: KeptChair = { kind: 'open' };

/** A table with these chairs. The secret of its shuffle is made here, before anybody has said anything. */
export function laidTable(owner: string, terms: TableTerms, chairs: readonly KeptChair[], now: number): KeptTable {
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
    position: 0,
    places: null,
    revision: 1,
  };
}

/** A table as somebody asks for it: the maker on the first chair, then the bots. */
export function newTable(maker: string, asked: TableTerms, bots: readonly Level[], now: number): KeptTable | No {
  const terms = checkedTerms(asked);
  if (isNo(terms)) return terms;
  const fault = bots.map((level) => levelFault(terms.game, level)).find((each) => each !== undefined);
  if (fault) return fault;
  if (bots.length >= terms.seats) return no('bad-seats', 'there are more bots than chairs', { seats: terms.seats });
  const taken: readonly KeptChair[] = [
    { kind: 'person', id: maker, standIn: null },
    ...bots.map((level) => ({ kind: 'bot', level }) as const),
  ];
  const chairs = Array.from({ length: terms.seats }, (_, seat) => taken[seat] ?? OPEN);
  return laidTable(maker, terms, chairs, now);
}

/** The next game with the same people, but for those who are gone: everybody moves up a chair, so that another begins. */
export function nextTable(table: KeptTable, asker: string, gone: ReadonlySet<string>, now: number): KeptTable | No {
  if (table.state !== 'over') return no('not-over', 'the game is not over yet');
  if (!table.chairs.some((chair) => chair.kind === 'person' && chair.id === asker)) return no('not-seated', 'you did not play here');
  const terms = checkedTerms(table.terms);
  if (isNo(terms)) return terms;
  const back = table.chairs.map((chair): KeptChair => {
    if (chair.kind !== 'person') return chair;
    return gone.has(chair.id) ? OPEN : { ...chair, standIn: null };
  });
  const chairs = [...back.slice(1), ...back.slice(0, 1)];
  const stays = chairs.some((chair) => chair.kind === 'person' && chair.id === table.owner);
  return laidTable(stays ? table.owner : asker, terms, chairs, now);
}
