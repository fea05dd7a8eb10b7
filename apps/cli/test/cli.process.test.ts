import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@archipel/games';
import { playout, random, recording, thinking } from '@archipel/host';
import { diceFrom, exportMatch, openMatch, play, positionHash, seeded } from '@archipel/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { archipel, archipelIn, program } from './program.ts';

const scenarios = fileURLToPath(new URL('../../../packages/anno1503/scenarios', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'archipel-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function loop(): string {
  const path = join(folder, 'loop');
  if (!readdirSync(folder).includes('loop')) symlinkSync(path, path);
  return path;
}

describe('archipel', () => {
  it('alone prints its help on stderr, as one who was asked nothing', async () => {
    const answer = await archipel();
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('Usage: archipel');
  });

  it('prints a box, with what a correction changes, and refuses one that does not fit', async () => {
    const patch = (resources: readonly string[]) =>
      JSON.stringify({ game: 'anno1800', name: 'Mine', changes: { 'shipyards.shipyard-2.cost': { resources } } });
    const good = await archipel('box', '--game', 'anno1800', '--box', file('good.box.json', patch(['planks', 'steel'])));
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toContain('Shipyard 2, cost: Timber, Bricks → Timber, Steel beams');
    const whole = await archipel('box', '--game', 'anno1503', '--json');
    expect(JSON.parse(whole.out)).toMatchObject({ cardsEach: 15, handLimit: 5 });
    const bad = await archipel('sim', '--game', 'anno1800', '--box', file('bad.box.json', patch(['gum'])));
    expect(bad.code).toBe(2);
    expect(bad.err).toContain('changes.shipyards.shipyard-2.cost.resources: There is no good “gum”.');
  });

  it('explains itself and each of its commands', async () => {
    const help = await archipel('--help');
    expect(help).toMatchObject({ code: 0, err: '' });
    for (const command of ['sim', 'duel', 'league', 'tune', 'yardstick', 'check', 'box', 'replay', 'verify', 'bench', 'load', 'serve']) {
      expect(help.out).toContain(command);
      const own = await archipel(command, '--help');
      expect(own).toMatchObject({ code: 0, err: '' });
      expect(own.out).toContain(`Usage: archipel ${command}`);
      expect(own.out).toContain('--json');
    }
  });

  it('speaks the language of the environment, or the one that it is told', async () => {
    const french = await archipel('--lang', 'fr', '--help');
    expect(french.out).toContain('Usage\u00A0: archipel [options] [commande]');
    expect(french.out).toContain('Codes de retour');
    expect((await archipelIn({ LC_ALL: 'de_DE.UTF-8' }, 'sim', '--game', 'chess')).err).toBe(
      'archipel: Das Spiel „chess“ gibt es nicht; es gibt: anno1800, anno1503\n',
    );
    expect((await archipel('sim', '--lang=de', '--game', 'anno1503', '--seats', 'zwei')).err).toBe(
      'archipel: Option „--seats <n>“: „zwei“ geht nicht. Es muss eine ganze Zahl von 1 bis 16 sein.\n',
    );
    expect(await archipel('sim', '--lang', 'xx')).toEqual({
      code: 2,
      out: '',
      err: "archipel: there is no language 'xx'; there are: en, de, fr, pl, ru\n",
    });
  });

  it.each([
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['sim'], "required option '--game <game>' not specified"],
    [['sim', '--game', 'chess'], "there is no game 'chess'; there are: anno1800, anno1503"],
    [['sim', '--game', 'anno1503', '--seats', '7'], 'anno1503 is for 2 to 4 seats, not 7'],
    [['sim', '--game', 'anno1503', '--seats', 'two'], "argument 'two' is invalid"],
    [['sim', '--game', 'anno1503', '--games', '0'], 'a whole number from 1'],
    [['sim', '--game', 'anno1503', '--seats', '2', '--players', 'random,random,random'], '--players names 3 players for 2 seats'],
    [['sim', '--game', 'anno1503', '--players', 'napoleon'], "there is no player 'napoleon' for anno1503; there are: random"],
    [['sim', '--game', 'anno1503', '--options', '{'], '--options is not JSON'],
    [['sim', '--game', 'anno1503', '--options', '{"dragons":true}'], '--options do not fit anno1503'],
    [['check', 'no-such-file.yaml'], 'cannot read no-such-file.yaml: there is no such file'],
    [['replay', 'no-such-file'], 'cannot read no-such-file: there is no such file'],
    [['replay', tmpdir()], 'it is a folder'],
    [['bench', '--game', 'chess'], "there is no game 'chess'"],
    [['bench', '--rounds', '0'], 'a whole number from 1'],
    [['bench', '--seconds', '0'], 'a whole number from 1'],
    [['bench', '--peers', 'nowhere.js'], '--peers cannot be loaded'],
    [['bench', '--peers', file('silent.mjs', '')], 'ended without an answer'],
    [['serve', '--port', 'high'], 'port'],
    [['serve', '--port', ''], '--port is ""'],
    [['sim', '--game', 'anno1503', '--save', file('taken', '')], 'it is a file'],
    [['sim', '--game', 'anno1503', '--save', ''], 'a folder needs a name'],
    [['sim', '--game', 'anno1503', '--save', join(file('taken', ''), 'in')], 'it leads through a file'],
    [['sim', '--game', 'anno1503', '--options', '{"rounds":"ten"}'], 'rounds: A number is needed.'],
    [['check', 'x'.repeat(300)], 'the name is too long'],
    [['check', loop()], 'its links lead round in a circle'],
  ])('answers %j with one clear line and exit code 2', async (args, line) => {
    const answer = await archipel(...args);
    expect(answer.code).toBe(2);
    expect(answer.out).toBe('');
    expect(answer.err.trimEnd().split('\n')).toHaveLength(1);
    expect(answer.err).toContain(line);
  });
});

describe('archipel sim', () => {
  it('prints one JSON object, and the same games for the same seed', async () => {
    const args = ['sim', '--game', 'anno1503', '--seats', '3', '--players', 'random', '--games', '4', '--seed', 'x', '--json'];
    const [one, two] = await Promise.all([archipel(...args), archipel(...args)]);
    const result = JSON.parse(one.out);
    expect(result).toMatchObject({ game: 'anno1503', seats: 3, players: ['random', 'random', 'random'], games: 4, finished: 4 });
    expect(Object.keys(result)).toEqual([
      'game',
      'seats',
      'players',
      'games',
      'finished',
      'moves',
      'seconds',
      'movesPerSecond',
      'gamesPerSecond',
      'rounds',
      'scores',
      'wins',
      'kinds',
      'lines',
      'waste',
    ]);
    expect(Object.keys(result.waste)).toEqual(['gold', 'cards', 'idleTurns', 'atBound']);
    expect(result.wins).toHaveLength(3);
    expect(Object.keys(result.rounds)).toEqual(['mean', 'min', 'max']);
    const { moves, rounds, scores, wins } = JSON.parse(two.out);
    expect({ moves, rounds, scores, wins }).toEqual({
      moves: result.moves,
      rounds: result.rounds,
      scores: result.scores,
      wins: result.wins,
    });
  });

  it('prints a table for people', async () => {
    const { code, out } = await archipel('sim', '--game', 'anno1800', '--games', '1', '--options', '{"rounds":3}');
    expect(code).toBe(0);
    expect(out).toContain('1 game of anno1800 with 2 seats, 1 finished');
    expect(out).toMatch(/rounds +3 +3 +3/);
  });
});

describe('archipel sim --save', () => {
  const save = (...args: readonly string[]) =>
    archipel('sim', '--game', 'anno1503', '--games', '1', '--save', join(folder, 'saved'), ...args);

  it('writes the very match that its seed gives everywhere', async () => {
    expect((await save('--seed', 'tide')).code).toBe(0);
    const rules = gameById('anno1503');
    if (!rules) throw new Error('no game');
    const game = recording(rules, { game: rules.id, rules: rules.version, seats: 2, options: {}, seed: 'tide 0' }, [random, random]);
    let step = game.next();
    while (!step.done) step = game.next();
    expect(readFileSync(join(folder, 'saved', 'anno1503-2-tide-0.match.jsonl'), 'utf8')).toBe(
      exportMatch(step.value, undefined, ['random', 'random']),
    );
  });

  it('keeps seeds apart that look alike, takes long ones, and writes over nothing', async () => {
    for (const seed of ['a b', 'a/b', 'x'.repeat(300)]) expect((await save('--seed', seed)).code).toBe(0);
    const again = await save('--seed', 'a b');
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('it is there already');
  });
});

const scenario = (gold: number) => `
scenario: Anna sells wood to her explorer
rules: Q5.1
game: anno1503
players: [Anna, Ben]
position: {turn: Anna, phase: act, Anna: {gold: 1, hand: {wood: 1}}}
moves: [{Anna: {kind: sell, commodity: wood, inhabitant: 1}}]
expect: {Anna: {gold: ${gold}}}
`;

const ten = (item: string) => `[${Array.from({ length: 10 }, () => item).join(',')}]`;
const aliasBomb = `a: &a ${ten('1')}\nb: &b ${ten('*a')}\nc: &c ${ten('*b')}\nd: ${ten('*c')}`;

describe('archipel check', () => {
  it('exits with 1 for what differs, even if nobody reads to the end', async () => {
    const child = spawn(process.execPath, [program, 'check', file('wrong.yaml', scenario(3))], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.destroy();
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  });

  it.runIf(existsSync('/dev/full'))('says in one line that its answer cannot be written', async () => {
    const child = spawn(process.execPath, [program, 'check', scenarios], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
    expect(said).toBe('archipel: cannot write the answer: there is no space left\n');
  });

  it('finds paths from the folder in which npm was called', async () => {
    file('right.yaml', scenario(2));
    const env = { ...process.env, npm_lifecycle_event: 'archipel', INIT_CWD: folder };
    const child = spawn(process.execPath, [program, 'check', 'right.yaml'], { env, cwd: tmpdir(), stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });

  it('passes a folder of scenarios', async () => {
    const { code, out } = await archipel('check', scenarios);
    expect(code).toBe(0);
    expect(out).toMatch(/(\d+) of \1 scenarios in \d+ files come out as written/);
  });

  it('prints what differs and exits with 1', async () => {
    const { code, out } = await archipel('check', file('wrong.yaml', `${scenario(2)}---${scenario(3)}`));
    expect(code).toBe(1);
    expect(out).toContain('✗ Anna sells wood to her explorer (Q5.1');
    expect(out).toContain('end: Anna.gold\n      expected 3\n      found    2');
    expect(out).toContain('1 of 2 scenarios in 1 file come out as written');
    const { out: json } = await archipel('check', '--json', file('wrong.yaml', scenario(3)));
    expect(JSON.parse(json)).toMatchObject({
      scenarios: 1,
      passed: 0,
      failed: 1,
      differing: [{ findings: [{ at: 'end', path: 'Anna.gold', expected: 3, found: 2 }] }],
    });
  });

  it.each([
    ['no YAML', 'scenario: [', 'is not YAML'],
    ['no scenario', 'some: thing', 'scenario 1: scenario: '],
    ['an unknown word', `${scenario(2)}\nexpects: {}`, 'scenario 1'],
    ['an unknown game', scenario(2).replace('anno1503', 'chess'), "there is no game 'chess'"],
    ['an alias to nothing', 'a: *x', 'Unresolved alias'],
    ['an alias to itself', 'a: &x {b: *x}', 'circular'],
    ['too many aliases', aliasBomb, 'alias count'],
    ['a list for a key', '[a, b]: 2', 'scenario 1'],
    ['nothing', '', 'has no scenario in it'],
  ])('refuses a file with %s in one line', async (name, text, line) => {
    const answer = await archipel('check', file(`${name}.yaml`, text));
    expect(answer.code).toBe(2);
    expect(answer.err.trimEnd().split('\n')).toHaveLength(1);
    expect(answer.err).toContain(line);
  });
});

function recorded(): { readonly text: string; readonly hash: string } {
  const rules = gameById('anno1503');
  const opened = rules && openMatch(rules, { game: rules.id, rules: rules.version, seats: 2, options: {}, seed: 'replay' });
  if (!rules || !opened?.ok) throw new Error('no match');
  let { match } = opened;
  const chance = thinking(diceFrom(seeded('replay')), 1);
  for (const turn of playout(rules, match.state, [random, random], () => chance)) {
    const played = play(rules, match, turn.seat, [turn.move]);
    if (!played.ok) throw new Error('no move');
    match = played.match;
    if (match.log.length === 40) break;
  }
  return { text: exportMatch(match), hash: positionHash(match) };
}

describe('archipel replay', () => {
  const { text, hash } = recorded();

  it('prints the position and its hash, and that the seal fits', async () => {
    const path = file('match.jsonl', text);
    const { code, out } = await archipel('replay', path, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'anno1503', rules: 2, seats: 2, entries: 40, to: 40, hash, sealed: true, outcome: null });
    const people = await archipel('replay', path);
    expect(people.out).toContain(`position ${hash} ✓ as sealed`);
    expect(people.out).toContain('seats:');
  });

  it('prints the hash of every position, and as JSON one object only', async () => {
    const path = file('match.jsonl', text);
    const lines = (await archipel('replay', path, '--hashes')).out.trimEnd().split('\n');
    expect(lines).toHaveLength(41);
    expect(lines.at(-1)).toBe(hash);
    const { out } = await archipel('replay', path, '--hashes', '--json');
    expect(JSON.parse(out)).toMatchObject({ hash, sealed: true, hashes: lines });
  });

  it('tells what happened in sentences, in any language', async () => {
    const path = file('match.jsonl', text);
    const lines = (await archipel('replay', path, '--log')).out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ {4}1 {2}Player \d rolls /);
    const { out } = await archipel('replay', path, '--log', '--lang', 'ru');
    expect(out.trimEnd().split('\n')).toHaveLength(lines.length);
    expect(out).toContain('Игрок 1 бросает кубик');
    const { log } = JSON.parse((await archipel('replay', path, '--log', '--json')).out);
    expect(log[0]).toMatchObject({ position: 1, lines: [expect.stringContaining('rolls'), ...log[0].lines.slice(1)] });
  });

  it('stops where it is told to', async () => {
    const path = file('match.jsonl', text);
    const { out } = await archipel('replay', path, '--to', '0', '--json');
    expect(JSON.parse(out)).toMatchObject({ to: 0, sealed: null, round: 1 });
    expect(await archipel('replay', path, '--to', '41')).toMatchObject({ code: 2, out: '' });
  });

  it('says that a file was cut off, and replays what is left if asked', async () => {
    const path = file('cut.jsonl', text.slice(0, text.length / 2));
    const refused = await archipel('replay', path);
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/was cut off \(line \d+; \d+ entries can be read with --salvage\)/);
    const saved = await archipel('replay', path, '--salvage', '--json');
    expect(saved.code).toBe(0);
    expect(JSON.parse(saved.out).sealed).toBeNull();
  });

  it('says that a match does not replay, or not to the sealed position', async () => {
    const other = file('seal.jsonl', text.replace(`"position":"${hash}"`, `"position":"${hash.slice(1)}0"`));
    expect(await archipel('replay', other)).toMatchObject({ code: 1 });
    expect(await archipel('replay', other, '--hashes')).toMatchObject({ code: 1, err: expect.stringContaining('another position') });
    expect((await archipel('replay', file('none.jsonl', 'hello\n'))).err).toContain('is not a match file');
  });
});

describe('archipel bench', () => {
  it('measures in threads, and gives each figure with its spread and runs', async () => {
    const { code, out, err } = await archipel('bench', '--quick', '--seconds', '600', '--rounds', '1', '--game', 'anno1503', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { figures, ratios } = JSON.parse(out);
    expect(ratios).toEqual({});
    for (const section of ['movesPerSecond', 'gamesPerSecond', 'microseconds', 'milliseconds']) {
      const found = Object.values(figures[section]);
      expect(found.length).toBeGreaterThan(0);
      for (const each of found) expect(each).toEqual({ value: expect.any(Number), spread: expect.any(Number), runs: 1 });
    }
  });
});

describe('archipel load', () => {
  it('plays games on a server of its own, and finds every move and every view as it should be', async () => {
    const { code, out, err } = await archipel('load', '--tables', '3', '--seats', '3', '--seconds', '2', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { tables, sockets, moves, movesPerSecond, latencyMs, ...rest } = JSON.parse(out);
    expect({ tables, sockets }).toEqual({ tables: 3, sockets: 9 });
    expect(rest).toMatchObject({ storage: 'sqlite', errors: 0, lost: 0, duplicated: 0, viewMismatches: 0 });
    for (const figure of [moves, movesPerSecond, latencyMs.p50, rest.rssMiB[0], rest.bareCommitsPerSecond])
      expect(figure).toBeGreaterThan(0);
  });

  it.each([
    [['load', '--storage', 'postgres'], '--url goes with --storage postgres'],
    [['load', '--processes', '2'], 'several servers need --storage postgres'],
    [['load', '--storage', 'paper'], 'sqlite, postgres'],
  ])('answers %j with one clear line', async (args, line) => {
    const { code, err } = await archipel(...args);
    expect(code).toBe(2);
    expect(err).toContain(line);
  });
});
