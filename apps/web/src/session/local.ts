import type { Thought } from '@archipel/bots';
import { gameById } from '@archipel/games';
import {
  type AnyRules,
  type Entry,
  exportMatch,
  type Json,
  play,
  seeded,
  type Told,
  throwing,
  undo,
  undoable,
  type Viewer,
} from '@archipel/kernel';
import type { Chair, Happened, Level } from '@archipel/protocol';
import { usePreferences } from '../preferences.ts';
import { type Bots, bots } from './bots.ts';
import { type KeptEntry, type KeptGame, keepGame, keptGame } from './keptGames.ts';
import { type LocalMatch, line, replayed } from './localMatch.ts';
import { newName } from './newName.ts';
import type { Answer, Now, Session } from './session.ts';

/** How long a bot may think for a whole turn, and at least for every further choice of it. */
const TURN: Readonly<Record<Level, number>> = { random: 100, easy: 200, medium: 400, hard: 1500 };
const LEAST = 40;
/** How long the turn of a bot is looked at before the next one is shown. */
const PACE = 900;

export interface LocalTerms {
  readonly game: string;
  readonly levels: readonly (Level | null)[];
  readonly options: Json;
}

/** Lays out a new game on this device. Answers its name. */
export async function createLocal({ game, levels, options }: LocalTerms): Promise<string> {
  const rules = gameById(game);
  if (rules === undefined) throw new RangeError(`there is no game '${game}'`);
  const id = newName();
  const setup = { game, rules: rules.version, seats: levels.length, options, seed: newName() };
  const now = Date.now();
  await keepGame({ id, setup, levels, made: now, played: now, position: 0, seen: 0, round: 1, places: null });
  return id;
}

/** Opens a game that is kept on this device. */
export async function openLocal(id: string): Promise<LocalSession | 'missing' | 'unplayable'> {
  const kept = await keptGame(id);
  if (kept === undefined) return 'missing';
  const rules = gameById(kept.game.setup.game);
  const person = kept.game.levels.indexOf(null);
  const viewer = person < 0 ? 'spectator' : person;
  const match = rules && replayed(rules, kept.game, kept.log, viewer);
  return rules && match ? localSession(rules, kept.game, match, viewer, bots()) : 'unplayable';
}

export interface LocalSession extends Session {
  readonly kept: KeptGame;
}

function localSession(rules: AnyRules, game: KeptGame, from: LocalMatch, viewer: Viewer, thinkers: Bots): LocalSession {
  let { match, happened } = from;
  let kept = game;
  let closed = false;
  let hurried = false;
  /** Ends the present pause. */
  let goOn: (() => void) | undefined;
  /** Entries that were played and not yet shown and kept. */
  let news: KeptEntry[] = [];
  let heardNews: Happened[] = [];
  const listeners = new Set<() => void>();
  let now = shown(false);

  function shown(thinking: boolean): Now {
    const { state } = match;
    return {
      game: rules.id,
      viewer,
      chairs: game.levels.map(chairOf),
      // The rules made it: plain data by its own schema.
      view: rules.view(state, viewer) as Json,
      position: match.log.length,
      round: rules.round(state),
      active: rules.active(state),
      undoable: viewer === 'spectator' ? 0 : undoable(rules, match, viewer),
      clocks: { at: 0, left: game.levels.map(() => null), running: [] },
      outcome: rules.outcome(state),
      happened,
      seen: game.seen,
      honesty: null,
      line: 'here',
      thinking,
    };
  }

  function tell(next: Now): void {
    now = next;
    for (const listener of listeners) listener();
  }

  /** Shows what was played, and keeps it. */
  function show(thinking: boolean): void {
    happened = [...happened, ...heardNews];
    heardNews = [];
    tell(shown(thinking));
    const { position, round, outcome } = now;
    kept = { ...kept, played: Date.now(), position, seen: position, round, places: outcome?.places ?? null };
    const entries = news;
    news = [];
    // A browser that may not keep anything still plays on: the game then lasts as long as the page.
    keepGame(kept, entries).catch(() => undefined);
  }

  function entered(entry: Entry, position: number, events: readonly Told<unknown>[]): void {
    const at = Date.now();
    news.push({ game: game.id, position, at, entry });
    heardNews.push(line(game, entry, position, at, events, viewer));
  }

  /** Plays one move at a time, so that every entry of the log has its own facts; all of them or none. */
  function enter(seat: number, plan: readonly unknown[]): Answer {
    const steps: Parameters<typeof entered>[] = [];
    let next = match;
    for (const [at, move] of plan.entries()) {
      const played = play(rules, next, seat, [move]);
      if (!played.ok) return { ok: false, illegal: played.illegal, at };
      next = played.match;
      const entry = next.log.at(-1);
      if (entry) steps.push([entry, next.log.length, played.events]);
    }
    match = next;
    for (const step of steps) entered(...step);
    return { ok: true };
  }

  const botToMove = () => rules.active(match.state).find((seat) => (game.levels[seat] ?? null) !== null);
  const personToMove = () => rules.active(match.state).some((seat) => seat === viewer);

  async function choice(seat: number, ms: number): Promise<unknown> {
    const level = game.levels[seat] ?? 'random';
    const view = rules.view(match.state, seat);
    const seed = `${match.setup.seed} ${seat} ${match.log.length}`;
    const question = { game: rules.id, level, view, budget: { ms }, seed };
    const thought = await thinkers.think(question).catch((): Pick<Thought, 'move'> => {
      // Whatever is wrong with the worker, the game goes on: any legal move will do.
      return { move: throwing(seeded(seed)).pick(rules.moves(view)) };
    });
    return thought.move;
  }

  function pause(ms: number): Promise<void> {
    if (hurried || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  let running = false;
  /** Bots play, a turn at a time, as long as it is theirs. */
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    let seat = botToMove();
    if (seat !== undefined) tell(shown(true));
    while (seat !== undefined) {
      const began = performance.now();
      const end = began + TURN[game.levels[seat] ?? 'random'];
      do {
        const move = await choice(seat, Math.max(LEAST, end - performance.now()));
        if (closed || !enter(seat, [move]).ok) break;
      } while (botToMove() === seat && !personToMove());
      await pause(personToMove() ? 0 : PACE - (performance.now() - began));
      if (closed) break;
      seat = botToMove();
      if (personToMove()) hurried = false;
      show(seat !== undefined);
    }
    running = false;
    if (now.thinking && !closed) tell({ ...now, thinking: false });
  }
  // Bots that were to move when the page was left go on.
  void run();

  function answer(result: Answer): Promise<Answer> {
    if (result.ok) {
      show(botToMove() !== undefined);
      void run();
    }
    return Promise.resolve(result);
  }

  return {
    get kept() {
      return kept;
    },
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(plan) {
      if (closed || viewer === 'spectator') return Promise.resolve({ ok: false, fault: 'closed' });
      return answer(enter(viewer, plan));
    },
    undo(count) {
      if (closed || viewer === 'spectator') return Promise.resolve({ ok: false, fault: 'closed' });
      const back = undo(rules, match, viewer, count);
      if (!back.ok) return Promise.resolve(back);
      ({ match } = back);
      entered({ seat: viewer, undo: count }, match.log.length, []);
      return answer({ ok: true });
    },
    hurry() {
      hurried = true;
      goOn?.();
    },
    file: () => Promise.resolve(rules.outcome(match.state) === null ? undefined : exportMatch(match)),
    close() {
      closed = true;
      goOn?.();
      thinkers.close();
    },
  };

  function chairOf(level: Level | null): Chair {
    if (level !== null) return { kind: 'bot', level };
    return { kind: 'person', id: 'this-device', name: usePreferences.getState().name, here: true, standIn: null };
  }
}
