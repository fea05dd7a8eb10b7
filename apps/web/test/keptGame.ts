import { readFileSync } from 'node:fs';
import { anno1800, type Move, type State } from '@archipel/anno1800';
import { playerByName } from '@archipel/bots';
import { playout, thinking } from '@archipel/host';
import { diceFrom, type Entry, importMatch, type Json, type MatchSetup, openMatch, seeded } from '@archipel/kernel';
import type { Page } from 'playwright-core';

/** A game as it lies on a device (`src/session/keptGames.ts`). */
export interface Kept {
  readonly game: { readonly id: string; readonly position: number; readonly [field: string]: unknown };
  readonly entries: readonly { readonly game: string; readonly position: number; readonly at: number; readonly entry: Entry }[];
}

interface Wish {
  /** The game stands at the beginning of the person's turn in this round. */
  readonly round: number;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: Json;
  /** Who plays the seat of the person from here on: nobody, if one only wants to look on. */
  readonly level?: 'random' | 'easy' | 'medium' | null;
  readonly bots?: 'random' | 'easy' | 'medium';
  /** The position up to which the person has seen it; all of it, if not said. */
  readonly unseen?: number;
}

/** A real game, played by bots up to a turn of the first seat. */
export function keptGame({ round, seats = 4, seed = 'harbour', options = {}, level = null, bots = 'medium', unseen = 0 }: Wish): Kept {
  const opened = openMatch(anno1800, { game: 'anno1800', rules: anno1800.version, seats, options, seed });
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.detail}`);
  const player = playerByName('medium', 'anno1800');
  if (player === undefined) throw new Error('there is no medium bot');
  const budget = thinking(diceFrom(seeded(seed)), 20);
  const log: Entry[] = [];
  let state: State = opened.match.state;
  if (!isThere(state, round)) {
    for (const turn of playout(
      anno1800,
      state,
      Array.from({ length: seats }, () => player),
      () => budget,
    )) {
      log.push({ seat: turn.seat, move: turn.move as Move & Json });
      ({ state } = turn.applied);
      if (isThere(state, round)) break;
    }
  }
  return keptOf({ id: `kept-game-${round}`, setup: opened.match.setup, log, round: state.table.round, level, bots, unseen });
}

/** A recorded game of the packages, as if it had been played to its end on this device against easy bots. */
export function finishedGame(path: string): Kept {
  const read = importMatch(readFileSync(new URL(`../../../packages/${path}`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  const { setup, log } = read.file;
  const kept = keptOf({ id: 'a-finished-game', setup, log, round: 12, level: null, bots: 'easy', unseen: 0 });
  return { ...kept, game: { ...kept.game, places: Array.from({ length: setup.seats }, () => 1) } };
}

interface Played {
  readonly id: string;
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
  readonly round: number;
  readonly level: Wish['level'];
  readonly bots: NonNullable<Wish['bots']>;
  readonly unseen: number;
}

/** A game as a device keeps it: the person on the first seat, bots on the others. */
export function keptOf({ id, setup, log, round, level = null, bots, unseen }: Played): Kept {
  const position = log.length;
  const levels = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? level : bots));
  return {
    game: { id, setup, levels, made: 1, played: 1, position, seen: position - unseen, round, places: null },
    entries: log.map((entry, at) => ({ game: id, position: at + 1, at: 1, entry })),
  };
}

/** The same game as three people and a bot play it at one screen. */
export function atOneScreen({ game, entries }: Kept, names: readonly string[]): Kept {
  return { game: { ...game, levels: [null, null, null, 'easy'], names: names.slice(0, 3) }, entries };
}

function isThere({ table }: State, round: number): boolean {
  return table.round >= round && table.turn.seat === 0 && !table.turn.acted && table.turn.pending.length === 0;
}

/** A page of any browser that a function can be run in. */
interface AnyPage {
  readonly evaluate: (what: (written: string) => Promise<void>, written: string) => Promise<unknown>;
}

/** Puts a game on the device of this page, and what its reader prefers. */
export async function putKept(page: AnyPage, { game, entries }: Kept, preferences: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.evaluate(
    async (written) => {
      const { kept, log, chosen }: { kept: unknown; log: readonly unknown[]; chosen: unknown } = JSON.parse(written);
      localStorage.setItem('archipel.preferences', JSON.stringify(chosen));
      const shelf = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('archipel', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('entries', { keyPath: ['game', 'position'] });
        });
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the shelf cannot be opened')));
      });
      const writing = shelf.transaction(['games', 'entries'], 'readwrite');
      writing.objectStore('games').put(kept);
      for (const entry of log) writing.objectStore('entries').put(entry);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      shelf.close();
    },
    JSON.stringify({
      kept: game,
      log: entries,
      chosen: { language: 'en', theme: 'system', sound: false, motion: 'system', pace: 'at-once', name: 'Marit', ...preferences },
    }),
  );
}

/** What is lit follows a frame behind what was done: until then a key or a click may meet what was there before. */
export const settled = (page: Page) => page.locator('.table1800[data-settled="true"]').waitFor();

/** Opens a game that lies on the device of this page. */
export async function goToKept(page: Page, address: string, { game }: Kept): Promise<void> {
  await page.goto(`${address}/play/${game.id}`);
  await settled(page);
}

/** Puts a game on the device of this page and opens it. */
export async function openKept(
  page: Page,
  address: string,
  kept: Kept,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await putKept(page, kept, preferences);
  await goToKept(page, address, kept);
}
