import { gameById } from '@archipel/games';
import { random } from '@archipel/host';
import { type AnyRules, diceFrom, hash, importMatch, type Json, seeded } from '@archipel/kernel';
import { describe, expect, test } from 'vitest';
import { lackingOf, levelsOf, moveEarlier, namesOf, type Sitter } from '../src/hotseat/seats.ts';
import { runsSince, toldSince } from '../src/hotseat/since.ts';
import { nextPerson } from '../src/session/curtain.ts';
import type { KeptEntry, KeptGame } from '../src/session/keptGames.ts';
import { replayed } from '../src/session/localMatch.ts';
import { type LocalSession, localSession } from '../src/session/localSession.ts';

const NAMES = ['Marit', 'Jonas', 'Oksana', ''];

function rulesOf(game: string): AnyRules {
  const rules = gameById(game);
  if (rules === undefined) throw new Error(`there is no ${game}`);
  return rules;
}

/** A device that keeps games as the browser does: the game, and its log by position. */
function device(game: string, levels: KeptGame['levels'], options: Json, seed = 'kitchen') {
  const rules = rulesOf(game);
  const setup = { game, rules: rules.version, seats: levels.length, options, seed };
  let kept: KeptGame = { id: 'a', setup, levels, names: NAMES, made: 0, played: 0, position: 0, seen: 0, round: 1, places: null };
  let log: readonly KeptEntry[] = [];
  const keep = async (next: KeptGame, news: readonly KeptEntry[]) => {
    kept = next;
    // An entry that is kept twice lies there once.
    log = [...log.filter(({ position }) => news.every((each) => each.position !== position)), ...news];
  };
  const keepShortened = async (next: KeptGame) => {
    kept = next;
    log = log.filter(({ position }) => position <= next.position);
  };
  const think = async ({ view }: { readonly view: unknown }) => {
    const [move] = rules.moves(view);
    return { move, candidates: [], rounds: 0, faults: [] };
  };
  /** Opens the game from what the device has kept, as a page does that is loaded anew. */
  type Keep = typeof keep;
  const open = (how: { readonly keep?: (keep: Keep) => Keep } = {}): LocalSession => {
    const match = replayed(rules, kept, log);
    if (match === undefined) throw new Error('what was kept cannot be played again');
    return localSession(rules, kept, match, {
      thinker: { think, close: () => {} },
      ownName: () => 'Nobody',
      keep: how.keep?.(keep) ?? keep,
      keepShortened,
    });
  };
  return { rules, open, kept: () => kept, log: () => log };
}

const three = (game: string, options: Json, seed?: string) => device(game, [null, null, null], options, seed);

/** Any legal move of whoever has the screen. */
function moveOf(session: LocalSession, dice: ReturnType<typeof diceFrom>): unknown {
  const { view } = session.now();
  return random.choose(view, session.rules.moves(view), { dice, more: () => false });
}

/** Plays until the curtain falls for somebody else. */
async function playTurn(session: LocalSession, dice: ReturnType<typeof diceFrom>): Promise<void> {
  while (session.curtain() === null && session.now().outcome === null) {
    expect(await session.play([moveOf(session, dice)])).toEqual({ ok: true });
  }
}

const GAMES = [
  ['anno1503', { firstPlayer: 0 }],
  ['anno1800', { first: 0 }],
] as const;

describe.each(GAMES)('%s at one screen', (game, options) => {
  test('begins behind the curtain, and only lifting it shows a seat its own view', async () => {
    const { rules, open } = three(game, options);
    const session = open();
    expect(session.now().viewer).toBe('spectator');
    expect(session.curtain()).toEqual({ next: 0, last: null, back: false, since: 0 });
    expect(await session.play([rules.moves(session.now().view)[0]])).toEqual({ ok: false, fault: 'closed' });
    session.lift();
    expect(session.now().viewer).toBe(0);
    expect(session.curtain()).toBeNull();
    expect(session.now().chairs.map((chair) => chair.kind === 'person' && chair.name)).toEqual(['Marit', 'Jonas', 'Oksana']);
  });

  test('shows with the curtain down what a spectator sees, and nothing more, for several rounds', async () => {
    const { open } = three(game, options);
    const session = open();
    const dice = diceFrom(seeded(game));
    const whose = new Set<unknown>();
    let told = 0;
    session.subscribe(() => {
      const { viewer, view } = session.now();
      if (session.curtain() === null) return;
      told += 1;
      // Whatever the page is told while the curtain is down is a spectator's.
      expect(viewer).toBe('spectator');
      expect((view as { viewer: unknown }).viewer).toBe('spectator');
    });
    while (session.now().round < 4 && session.now().outcome === null) {
      const curtain = session.curtain();
      expect(curtain?.next).not.toBeNull();
      session.lift();
      expect(session.now().viewer).toBe(curtain?.next);
      whose.add(session.now().viewer);
      await playTurn(session, dice);
    }
    expect(whose).toEqual(new Set([0, 1, 2]));
    expect(told).toBeGreaterThan(6);
  });

  test('tells each person what happened since that person had the screen', async () => {
    const { open } = three(game, options);
    const session = open();
    const dice = diceFrom(seeded('since'));
    const left = new Map<number, number>();
    for (let turn = 0; turn < 12; turn++) {
      const { next, since } = session.curtain() ?? {};
      if (typeof next !== 'number') throw new Error('nobody is asked');
      expect(since).toBe(left.get(next) ?? 0);
      session.lift();
      expect(session.now().seen).toBe(left.get(next) ?? 0);
      await playTurn(session, dice);
      left.set(next, session.now().position);
    }
  });

  test('opened again, it stands behind the curtain at the same place, whether that was up or down', async () => {
    const { open, kept } = three(game, options);
    const session = open();
    const dice = diceFrom(seeded('again'));
    session.lift();
    await playTurn(session, dice);
    const down = open();
    expect(down.curtain()).toEqual(session.curtain());
    expect(hash(down.now().view)).toBe(hash(session.now().view));
    session.lift();
    expect(kept().screen?.next).toBe(session.now().viewer);
    const up = open();
    expect(up.now().viewer).toBe('spectator');
    expect(up.curtain()?.next).toBe(session.now().viewer);
  });

  test('a person who leaves the page in mid-turn comes back behind the curtain, and can still undo', async () => {
    const { open } = three(game, options);
    const session = open();
    session.lift();
    const dice = diceFrom(seeded('hidden'));
    for (let tries = 0; session.now().undoable === 0 && tries < 200; tries++) {
      if (session.curtain() !== null) session.lift();
      await session.play([moveOf(session, dice)]);
    }
    const { undoable, viewer } = session.now();
    expect(undoable).toBeGreaterThan(0);
    session.lower();
    expect(session.now().viewer).toBe('spectator');
    expect(session.now().undoable).toBe(0);
    expect(session.curtain()?.next).toBe(viewer);
    session.lift();
    expect(session.now().undoable).toBe(undoable);
  });
});

describe('the turn that was ended', () => {
  /** Three people of Anno 1503, the first of whom has just ended the turn. */
  async function ended(levels: KeptGame['levels'] = [null, null, null]) {
    const here = device('anno1503', levels, { firstPlayer: 0 });
    const session = here.open();
    const dice = diceFrom(seeded('ended'));
    while (session.curtain() !== null || session.now().viewer !== 0 || !endable(session)) {
      session.lift();
      if (session.now().viewer === 0 && endable(session)) break;
      await session.play([moveOf(session, dice)]);
    }
    const before = session.now();
    expect(await session.play([{ kind: 'end' }])).toEqual({ ok: true });
    return { ...here, session, before };
  }
  const endable = ({ rules, now }: LocalSession) => rules.moves(now().view).some((move) => (move as { kind: string }).kind === 'end');

  test('can be taken back until the curtain is lifted, and is then nobody’s but the same person’s', async () => {
    const { session, before, log, open } = await ended();
    expect(session.curtain()).toMatchObject({ next: 1, last: 0, back: true });
    session.takeBack();
    // The screen may already be in other hands: the curtain stays down.
    expect(session.now().viewer).toBe('spectator');
    expect(session.curtain()).toMatchObject({ next: 0, last: 0, back: false });
    expect(log().length).toBe(before.position);
    session.lift();
    expect(hash(session.now().view)).toBe(hash(before.view));
    expect(session.now().entries).toEqual(before.entries);
    expect(session.now().undoable).toBe(before.undoable);
    expect(open().now().position).toBe(before.position);
  });

  test('cannot be taken back once the curtain was lifted, not even after the page was loaded anew', async () => {
    const { session, open } = await ended();
    const { position } = session.now();
    // The page may be loaded anew without anybody having looked.
    expect(open().curtain()?.back).toBe(true);
    session.lift();
    expect(session.now().undoable).toBe(0);
    session.lower();
    for (const each of [session, open()]) {
      expect(each.curtain()).toMatchObject({ next: 1, back: false });
      each.takeBack();
      expect(each.now().position).toBe(position);
    }
  });

  test('cannot be taken back once a bot has moved, though that is not shown yet', async () => {
    const { session } = await ended([null, 'easy', null]);
    expect(session.curtain()).toMatchObject({ next: null, last: 0, back: true });
    const { position } = session.now();
    // Until then the bot has recorded a move, and pauses before it is shown.
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    session.takeBack();
    expect(session.now().position).toBe(position);
    session.close();
  });
});

describe('choices that several have at once', () => {
  test('are asked one after the other, whoever has the screen first', () => {
    expect(nextPerson([0, 2], [0, 1, 2], 2)).toBe(2);
    expect(nextPerson([0, 1], [0, 1, 2], 2)).toBe(0);
    expect(nextPerson([1, 2, 3], [0, 1, 2], 0)).toBe(1);
    expect(nextPerson([3], [0, 1, 2], 0)).toBeNull();
  });

  test('are hidden from each other, and come to light when all are in', async () => {
    const { session, waiting } = await asked();
    const [first, second] = waiting;
    expect(session.curtain()?.next ?? session.now().viewer).toBe(first);
    if (session.curtain()) session.lift();
    const [choice] = session.rules.moves(session.now().view);
    const { commodity } = choice as { readonly commodity: string };
    expect(commodity).toEqual(expect.any(String));
    while (session.curtain() === null) await session.play([choice]);
    expect(session.curtain()?.next).toBe(second);
    // What was chosen is in nobody's telling.
    expect(JSON.stringify(session.now().entries.at(-1))).not.toContain(commodity);
    session.lift();
    expect((session.now().view as { picks: readonly unknown[] }).picks).toEqual([]);
  });

  /** Anno 1503 where two people at least must choose at once (Q3.2). */
  async function asked() {
    for (let seed = 0; seed < 60; seed++) {
      const { open } = three('anno1503', { firstPlayer: 0 }, `ask ${seed}`);
      const session = open();
      const dice = diceFrom(seeded(`ask ${seed}`));
      for (let step = 0; step < 150 && session.now().outcome === null; step++) {
        const { active, viewer } = session.now();
        if (active.length > 1) {
          const first = session.curtain()?.next ?? viewer;
          const rest = active.filter((seat) => seat !== first);
          return { session, waiting: [first, rest.find((seat) => seat > Number(first)) ?? rest[0]] };
        }
        if (session.curtain() !== null) session.lift();
        await session.play([moveOf(session, dice)]);
      }
    }
    throw new Error('nobody was ever asked');
  }
});

describe('a device that refuses to keep', () => {
  /** Two people; the device keeps nothing as long as the gate refuses. */
  function refusing() {
    const here = device('anno1800', [null, null], { first: 0 });
    const gate = { refuses: true };
    const session = here.open({
      keep: (keep) => (game, news) => (gate.refuses ? Promise.reject(new Error('full')) : keep(game, news)),
    });
    session.lift();
    return { ...here, gate, session };
  }
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  test('is told of at once, and what is missing is kept with the next move that it takes', async () => {
    const { session, gate, kept, log, open } = refusing();
    const told: boolean[] = [];
    session.subscribe(() => told.push(session.isKept()));
    const dice = diceFrom(seeded('refused'));
    await session.play([moveOf(session, dice)]);
    await settled();
    expect(session.isKept()).toBe(false);
    expect(told.at(-1)).toBe(false);
    expect(log()).toEqual([]);
    gate.refuses = false;
    if (session.curtain() !== null) session.lift();
    await session.play([moveOf(session, dice)]);
    await settled();
    expect(session.isKept()).toBe(true);
    expect(kept().position).toBe(session.now().position);
    expect(new Set(log().map(({ position }) => position)).size).toBe(session.now().position);
    expect(open().now().position).toBe(session.now().position);
  });

  test('can be asked once more, and meanwhile the match can be saved as a file', async () => {
    const { session, gate, kept, rules } = refusing();
    await session.play([moveOf(session, diceFrom(seeded('file')))]);
    await settled();
    const read = importMatch(session.fileSoFar());
    expect(read.ok && read.file.log.length).toBe(session.now().position);
    expect(read.ok && read.file.setup.rules).toBe(rules.version);
    gate.refuses = false;
    session.keepAgain();
    await settled();
    expect(session.isKept()).toBe(true);
    expect(kept().position).toBe(session.now().position);
  });
});

test('a game of one person has no curtain', () => {
  const { open } = device('anno1800', [null, 'easy'], { first: 0 });
  const session = open();
  expect(session.curtain()).toBeNull();
  session.lower();
  expect(session.now().viewer).toBe(0);
  session.close();
});

test('what happened is told by whoever did it, without what was taken back', () => {
  const entry = (position: number, seat: number, more: { readonly undo?: number } = {}) =>
    ({ position, seat, at: 0, bot: false, events: more.undo === undefined ? [{ fact: position }] : [], ...more }) as const;
  const log = [entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 1, { undo: 1 }), entry(5, 1), entry(6, 2)];
  expect(runsSince(log, 1).map(({ seat, entries }) => [seat, ...entries.map(({ position }) => position)])).toEqual([
    [1, 2, 5],
    [2, 6],
  ]);
});

test('what happened on the board is numbered, in the order in which it is told', () => {
  const looked = (position: number, seat: number, space: string) =>
    ({ position, seat, at: 0, bot: false, events: [{ fact: 'looked', space }, { fact: 'put-back' }] }) as const;
  const log = [looked(1, 0, 'k3'), looked(2, 1, 'b4'), looked(3, 1, 'c2')];
  const told = toldSince(log, 1, new Map(log.map(({ events: [first] }) => [first, first.space])));
  expect(told.flatMap(({ events }) => events.map(({ place, number }) => [place, number]))).toEqual([
    ['b4', 1],
    [undefined, undefined],
    ['c2', 2],
    [undefined, undefined],
  ]);
  expect(toldSince([looked(1, 0, 'k3')], 0, undefined).flatMap(({ events }) => events.map(({ number }) => number))).toEqual([
    undefined,
    undefined,
  ]);
});

describe('who sits at the screen', () => {
  const sitters: readonly Sitter[] = [
    { id: 0, kind: 'person', name: ' Marit ', level: 'easy', style: 'any' },
    { id: 1, kind: 'bot', name: 'gone', level: 'hard', style: 'any' },
    { id: 2, kind: 'person', name: '', level: 'easy', style: 'any' },
  ];

  test('are two people at least, with names of their own', () => {
    expect(lackingOf(sitters)).toBeUndefined();
    expect(lackingOf(sitters.slice(0, 2))).toBe('people');
    expect(lackingOf(sitters.map((sitter) => ({ ...sitter, name: 'marit' })))).toBe('names');
    expect(levelsOf(sitters)).toEqual([null, 'hard', null]);
    expect(namesOf(sitters)).toEqual(['Marit', '', '']);
  });

  test('change places, and with them their flags', () => {
    expect(moveEarlier(sitters, 2).map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(moveEarlier(sitters, 0)).toBe(sitters);
  });
});
