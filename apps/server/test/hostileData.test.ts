import { COMPONENTS as BOX_1503 } from '@archipel/anno1503';
import { COMPONENTS as BOX_1800 } from '@archipel/anno1800';
import { gameById } from '@archipel/games';
import { type Dice, diceFrom, exportLog, importMatch, type Json, openMatch, replay, seeded } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/database.ts';
import { openStore } from '../src/store/sqlite/store.ts';
import { StoreFault } from '../src/store/store.ts';
import { LONG, LONG_TIMEOUT } from './long.ts';
import { sqlitePlace } from './store/place.ts';
import { after, moves, person, table } from './store/samples.ts';

const times = (count: number) => Math.ceil(count * LONG);
const STRANGE: readonly Json[] = [null, -1, 0, 1e308, 2 ** 53, '', '\u0000', '__proto__', [], {}, true, 'x'.repeat(500), [[[[]]]]];

/** The same value with one place changed: another value, nothing, or twice. */
function spoilt(value: Json, dice: Dice): Json {
  const within = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && dice.below(6) > 0;
  if (!within) return dice.pick(STRANGE);
  if (Array.isArray(value)) {
    const at = dice.below(value.length);
    const [before, one, rest] = [value.slice(0, at), value[at] ?? null, value.slice(at + 1)];
    return dice.pick([
      [...before, spoilt(one, dice), ...rest],
      [...before, ...rest],
      [...before, one, one, ...rest],
    ]);
  }
  const key = dice.pick(Object.keys(value));
  const { [key]: one = null, ...rest } = value as Readonly<Record<string, Json>>;
  return dice.pick([{ ...rest, [key]: spoilt(one, dice) }, rest, { ...rest, [key]: one, [`${key}x`]: one }]);
}

/** A text with some letters changed, left out or put in. */
function garbled(text: string, dice: Dice): string {
  const at = dice.below(text.length);
  const letters = dice.pick(['', '\n', '{', '"', '9', '\uFEFF', '\u0000', text.slice(at, at + 40)]);
  return `${text.slice(0, at)}${letters}${text.slice(at + dice.below(30))}`;
}

function rulesOf(game: string) {
  const rules = gameById(game);
  if (rules === undefined) throw new Error('no game');
  return rules;
}

describe.each(['anno1503', 'anno1800'])('of %s', (game) => {
  const rules = rulesOf(game);

  test('a match file that was spoilt is read as it is or refused with a reason, and never thrown at', { timeout: LONG_TIMEOUT }, () => {
    const dice = diceFrom(seeded(`files ${game}`));
    const setup = { game, rules: rules.version, options: rules.schemas.options.parse({}) as Json, seats: 2, seed: 'hostile' };
    const opened = openMatch(rules, setup);
    if (!opened.ok) throw new Error(opened.detail);
    const log = [];
    for (let at = 0, state: unknown = opened.match.state; at < 12; at++) {
      const [seat = 0] = rules.active(state);
      log.push({ seat, move: dice.pick(rules.moves(rules.view(state, seat))) as Json });
      const next = replay(rules, setup, log);
      if (!next.ok) throw new Error('a legal move was refused');
      state = next.match.state;
    }
    const whole = exportLog({ setup, log });
    expect(importMatch(whole)).toMatchObject({ ok: true });
    for (let each = 0; each < times(2500); each++) {
      const read = importMatch(garbled(whole, dice));
      // A file whose seal still fits is the one that was sealed.
      if (read.ok) expect(read.file).toMatchObject({ setup, log });
      else expect(read.fault).toMatch(/^[a-z-]+$/);
    }
  });

  test('a box that was spoilt is refused, or the rules can begin with it', { timeout: LONG_TIMEOUT }, () => {
    const dice = diceFrom(seeded(`boxes ${game}`));
    const box = JSON.parse(JSON.stringify(game === 'anno1503' ? BOX_1503 : BOX_1800)) as Json;
    let taken = 0;
    for (let each = 0; each < times(400); each++) {
      const read = rules.schemas.options.safeParse({ components: spoilt(box, dice) });
      if (!read.success) continue;
      taken += 1;
      if (taken > times(40)) continue;
      const setup = { game, rules: rules.version, options: read.data as Json, seats: 2, seed: 'hostile' };
      const opened = openMatch(rules, setup);
      if (!opened.ok) continue;
      const [seat = 0] = rules.active(opened.match.state);
      expect(rules.moves(rules.view(opened.match.state, seat)).length).toBeGreaterThan(0);
    }
    // Not everything that is strange is wrong.
    expect(taken).toBeGreaterThan(0);
  });
});

test('a row that was spoilt is read as it is or cannot be read, and nothing else of the store suffers', {
  timeout: LONG_TIMEOUT,
}, async () => {
  const dice = diceFrom(seeded('rows'));
  const place = sqlitePlace();
  const store = await openStore(place.file);
  const [good, bad, anne] = [table(), table(), person()];
  for (const each of [good, bad]) {
    await store.tables.add(each);
    await store.logs.append(each.id, 0, moves(3), null, after(each, 3));
  }
  await store.people.add(anne);
  const other = openSqlite(place.file);
  const cells = ['tables.body', 'entries.entry', 'entries.at', 'entries.bot', 'snapshots.state', 'tables.state'] as const;
  for (let each = 0; each < times(500); each++) {
    const [name = '', column = ''] = dice.pick(cells).split('.');
    const where = name === 'tables' ? `id = '${bad.id}'` : `number = (SELECT number FROM tables WHERE id = '${bad.id}')`;
    other.exec('BEGIN');
    other
      .prepare(`UPDATE ${name} SET ${column} = ? WHERE ${where}`)
      .run(column === 'at' || column === 'bot' ? dice.below(2 ** 31) : garbled(JSON.stringify(bad), dice));
    other.exec('COMMIT');
    for (const look of [() => store.tables.byId(bad.id), () => store.logs.read(bad.id), () => store.logs.snapshot(bad.id)]) {
      const answer = await look().catch((error: unknown) => error);
      if (answer instanceof Error) expect(answer).toSatisfy((error) => error instanceof StoreFault || error instanceof SyntaxError);
    }
    expect(await store.tables.byId(good.id)).toEqual(after(good, 3));
    expect(await store.logs.read(good.id)).toHaveLength(3);
    expect(await store.people.byId(anne.id)).toEqual(anne);
  }
  other.close();
  await store.close();
  await place.remove();
});
