import {
  botTurn,
  type Command,
  carryOut,
  entryFor,
  type HostedMatch,
  standingOf,
  stateAt,
  type Thinker,
  withoutLast,
  withStep,
} from '@archipel/host';
import { type AnyRules, exportLog, exportMatch, hash, type Seat, type Step, type Viewer } from '@archipel/kernel';
import { botNamed, type Level } from '@archipel/protocol';
import { type Curtain, mayTakeBack, nextPerson } from './curtain.ts';
import { keptChairs } from './keptChairs.ts';
import type { KeptEntry, KeptGame, SharedScreen } from './keptGames.ts';
import { botsOf, isBot } from './localMatch.ts';
import type { Answer, Now, Session } from './session.ts';

/** How long a bot may think for a whole turn, and at least for every further choice of it. */
const TURN: Readonly<Record<Level, number>> = { random: 100, easy: 200, medium: 400, hard: 1500, expert: 1500 };
const LEAST = 40;
/** How long the turn of a bot is looked at behind the curtain before the next one is shown. */
const PACE = 900;

/** A match in this browser: of one person, or of several who pass the screen around. */
export interface LocalSession extends Session {
  readonly kept: KeptGame;
  /** The curtain while it is down, and the viewer is a spectator; null while it is up, and where only one person plays. */
  curtain(): Curtain | null;
  /** Bots play without a pause while the curtain is down. */
  hurry(): void;
  /** Shows the match to whoever is to take the screen. */
  lift(): void;
  /** Hides the match until it is lifted again. Where only one person plays there is nothing to hide. */
  lower(): void;
  /** The last person goes on with a turn that was ended, as long as the curtain has not been lifted since. */
  takeBack(): void;
  /** Whether the device has kept all that is shown, or is about to; not if it has refused. */
  isKept(): boolean;
  /** Tries once more to keep what the device has refused. */
  keepAgain(): void;
  /** The match so far as a file, also of a game that is not over. */
  fileSoFar(): string;
}

export interface LocalDeps {
  readonly thinker: Thinker & { close(): void };
  /** What a single person is called. */
  readonly ownName: () => string;
  readonly keep: (game: KeptGame, news: readonly KeptEntry[]) => Promise<void>;
  /** Keeps a game whose last entries were taken back. */
  readonly keepShortened: (game: KeptGame) => Promise<void>;
}

export function localSession(rules: AnyRules, game: KeptGame, from: HostedMatch, deps: LocalDeps): LocalSession {
  const { thinker } = deps;
  const people: readonly Seat[] = game.levels.flatMap((level, seat) => (level === null ? [seat] : []));
  const shared = people.length > 1;
  let match = from;
  // A game of several people always begins behind the curtain, also when it is opened again in mid-turn.
  let viewer: Viewer = shared ? 'spectator' : (people[0] ?? 'spectator');
  let entries = entriesFor(viewer);
  /** The position up to which the viewer had seen the match when it was opened, or the curtain lifted. */
  let { seen } = game;
  let screen: SharedScreen = game.screen ?? { seen: game.levels.map(() => 0), lifted: -1, next: null };
  /** Who had the screen last. */
  let last: Seat | null = from.entries.findLast(({ bot }) => !bot)?.entry.seat ?? null;
  let kept = game;
  /** The device has confirmed everything up to here. */
  let stored = from.position;
  let isKept = true;
  /** Grows when entries are taken back: what was confirmed of the old ones says nothing of new ones at their places. */
  let era = 0;
  let closed = false;
  let hurried = false;
  /** Ends the present pause. */
  let goOn: (() => void) | undefined;
  const listeners = new Set<() => void>();
  let curtain = curtainNow();
  let now = shown(false);

  /** The positions since the viewer's last move, but for the present one. */
  function earlier(): readonly Now[] {
    const own = match.entries.findLastIndex(({ entry, bot }) => entry.seat === viewer && !bot);
    if (own < 0) return [];
    return match.entries.slice(own, -1).flatMap(({ position }, at): readonly Now[] => {
      const state = stateAt(match, position);
      if (state === undefined) return [];
      const standing = { position, round: rules.round(state), active: rules.active(state), undoable: 0, outcome: rules.outcome(state) };
      return [{ ...now, ...standing, view: rules.view(state, viewer), entries: entries.slice(0, own + at + 1), thinking: true }];
    });
  }

  function shown(thinking: boolean): Now {
    return {
      ...standingOf(match, viewer),
      game: rules.id,
      viewer,
      chairs: keptChairs(game, deps.ownName()),
      view: rules.view(match.current.state, viewer),
      clocks: { at: 0, left: game.levels.map(() => null), running: [] },
      entries,
      seen,
      honesty: null,
      connection: 'here',
      thinking,
    };
  }

  function entriesFor(eyes: Viewer) {
    return match.entries.map((entry) => entryFor(entry, eyes));
  }

  function curtainNow(): Curtain | null {
    if (!shared || viewer !== 'spectator' || rules.outcome(match.current.state) !== null) return null;
    const next = nextPerson(active(), people, last);
    return { next, last, back: mayTakeBack(match, last, screen.lifted), since: next === null ? 0 : (screen.seen[next] ?? 0) };
  }

  function tell(next: Now): void {
    now = next;
    curtain = curtainNow();
    for (const listener of listeners) listener();
  }

  /** From now on the match is shown to these eyes, and nothing is left that only the last ones saw. */
  function showTo(eyes: Viewer): void {
    viewer = eyes;
    entries = entriesFor(eyes);
    seen = eyes === 'spectator' ? match.position : (screen.seen[eyes] ?? 0);
  }

  /** Who plays sees all that is played; who has nothing more to do hands the screen over. */
  function turnScreen(): void {
    if (!shared || viewer === 'spectator') return;
    last = viewer;
    screen = { ...screen, seen: screen.seen.with(viewer, match.position) };
    if (!active().includes(viewer)) showTo('spectator');
  }

  /** Shows what was played, and keeps it on the device. */
  function show(thinking: boolean): void {
    entries = [...entries, ...match.entries.slice(entries.length).map((entry) => entryFor(entry, viewer))];
    turnScreen();
    tell(shown(thinking));
    keep();
  }

  /**
   * A move is painted before the device has confirmed it, and whoever plays is told if it has not. A browser that may not keep anything still plays on:
   * the game then lasts as long as the page. Every later move tries to keep all that is missing.
   */
  function keep(): void {
    const [upTo, began] = [match.position, era];
    const news = match.entries.filter(({ position }) => position > stored);
    const fresh = news.map(({ position, at, entry }) => ({ game: game.id, position, at, entry }));
    deps.keep(keptNow(), fresh).then(
      () => {
        if (era !== began) return;
        stored = Math.max(stored, upTo);
        setKept(true);
      },
      () => setKept(false),
    );
  }

  function setKept(next: boolean): void {
    if (isKept === next) return;
    isKept = next;
    for (const listener of listeners) listener();
  }

  function keptNow(): KeptGame {
    const { position, round, outcome } = now;
    screen = { ...screen, next: outcome ? null : nextPerson(active(), people, last) };
    kept = { ...kept, played: Date.now(), position, seen: position, round, places: outcome?.places ?? null, ...(shared && { screen }) };
    return kept;
  }

  function record(step: Step<unknown, unknown>, bot: boolean): void {
    match = withStep(match, step, { at: Date.now(), bot });
  }

  function active(): readonly Seat[] {
    return rules.active(match.current.state);
  }
  const botToMove = () => active().find((seat) => isBot(game, seat));
  const personToMove = () => active().some((seat) => people.includes(seat));

  /** Plays the turn of a bot, as far as no person has to act and none has acted meanwhile. */
  async function playBot(seat: number): Promise<void> {
    const level = game.levels[seat] ?? 'random';
    const { position, current } = match;
    const steps = botTurn({
      rules,
      from: current,
      seat,
      level: botNamed(level, game.styles?.[seat]),
      thinker,
      now: () => performance.now(),
      allowance: (spent) => ({ ms: Math.max(LEAST, TURN[level] - spent) }),
      seed: (choice) => `${match.setup.seed} ${seat} ${position + choice}`,
    });
    let before = match;
    for await (const step of steps) {
      if (closed || match !== before) return;
      record(step, true);
      before = match;
      // Behind the curtain a whole turn is told at once.
      if (!shared) show(botToMove() !== undefined);
      if (personToMove()) return;
    }
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
      await playBot(seat);
      await pause(!shared || personToMove() ? 0 : PACE - (performance.now() - began));
      if (closed) break;
      seat = botToMove();
      if (personToMove()) hurried = false;
      if (shared) show(seat !== undefined);
    }
    running = false;
    if (now.thinking && !closed) tell({ ...now, thinking: false });
  }
  // Bots that were to move when the page was left go on.
  void run();

  function command(wanted: Command): Promise<Answer> {
    if (closed || viewer === 'spectator') return Promise.resolve({ ok: false, fault: 'closed' });
    const step = carryOut(match, viewer, wanted);
    if (!step.ok) return Promise.resolve(step);
    record(step, false);
    show(botToMove() !== undefined);
    void run();
    return Promise.resolve({ ok: true });
  }

  const fileSoFar = () =>
    exportLog({
      setup: match.setup,
      log: match.entries.map(({ entry }) => entry),
      position: hash(match.current.state),
      bots: botsOf(game),
    });

  return {
    rules,
    get kept() {
      return kept;
    },
    now: () => now,
    earlier,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (plan) => command({ plan }),
    undo: (count) => command({ undo: count }),
    hurry() {
      hurried = true;
      goOn?.();
    },
    async file() {
      const { setup, current } = match;
      if (rules.outcome(current.state) === null) return undefined;
      return exportMatch({ setup, ...current, log: match.entries.map(({ entry }) => entry) }, undefined, botsOf(game));
    },
    close() {
      closed = true;
      goOn?.();
      thinker.close();
    },
    curtain: () => curtain,
    lift() {
      const next = curtain === null || closed ? null : nextPerson(active(), people, last);
      if (next === null) return;
      showTo(next);
      last = next;
      screen = { ...screen, lifted: match.position, seen: screen.seen.with(next, match.position) };
      tell(shown(now.thinking));
      keep();
    },
    lower() {
      if (closed || !shared || viewer === 'spectator') return;
      showTo('spectator');
      tell(shown(now.thinking));
    },
    takeBack() {
      // A bot may have moved that is not shown yet.
      const possible = curtain !== null && !closed && mayTakeBack(match, last, screen.lifted);
      const before = possible ? withoutLast(match) : undefined;
      if (before === undefined) return;
      match = before;
      stored = Math.min(stored, match.position);
      era += 1;
      if (last !== null) screen = { ...screen, seen: screen.seen.with(last, match.position) };
      showTo('spectator');
      tell(shown(false));
      deps.keepShortened(keptNow()).catch(() => setKept(false));
    },
    isKept: () => isKept,
    keepAgain: keep,
    fileSoFar,
    recall: {
      knows: () => true,
      about: async () => ({ match: fileSoFar(), audience: now.outcome === null ? viewer : 'whole' }),
    },
  };
}
