// What the pictures of the score sheet and of statistics show: counts of an evening, and games that bots have played for the picture.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { anno1800 } from '@archipel/anno1800';
import { importMatch, replay } from '@archipel/kernel';

const program = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

const evening = {
  game: 'anno1800',
  objectives: ['alonso-graves', 'university', 'edvard-goode', 'isabel-sarmento', 'zoo'],
  players: [
    {
      name: 'Marit',
      colour: 0,
      counts: {
        'cards.0': 8,
        'cards.1': 4,
        'cards.2': 3,
        gold: 8,
        new: 1,
        buildings: 21,
        'work.gramophone-factory': 1,
        'cubes.2': 4,
        'cubes.3': 4,
        'cubes.4': 1,
        'animal.2': 3,
        'animal.3': 1,
        'animal.4': 1,
        'artefact.2': 2,
        'artefact.3': 2,
        'artefact.4': 1,
      },
    },
    {
      name: 'Jonas',
      colour: 1,
      counts: {
        'cards.0': 7,
        'cards.1': 4,
        'cards.2': 2,
        gold: 2,
        new: 1,
        'work.gramophone-factory': 1,
        'work.steam-carriage-factory': 1,
        'cubes.2': 3,
        'cubes.3': 3,
        'animal.2': 2,
        'animal.3': 1,
        'artefact.3': 2,
        'artefact.2': 1,
      },
    },
    {
      name: 'Oksana',
      colour: 2,
      counts: {
        'cards.0': 9,
        'cards.1': 5,
        'cards.2': 2,
        gold: 13,
        fireworks: 1,
        new: 1,
        buildings: 19,
        'cubes.2': 2,
        'cubes.3': 3,
        'cubes.4': 1,
        'animal.2': 2,
        'animal.3': 1,
        'animal.4': 1,
        'artefact.3': 3,
        'artefact.2': 1,
      },
    },
    {
      name: 'Brandt',
      colour: 3,
      counts: { 'cards.0': 8, 'cards.1': 2, 'cards.2': 4, 'cubes.2': 1, 'cubes.3': 1, 'animal.2': 1, 'artefact.2': 1, gold: 7, new: 2 },
    },
  ],
};

/** The address of a filled-in score sheet. */
export const sheetAddress = `/sheet#sheet=${Buffer.from(JSON.stringify(evening)).toString('base64url')}`;

const DAY = 86_400_000;

/** Finished games as a device keeps them: played by bots, the first of whom stands for the reader. */
export function finishedGames() {
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-games-'));
  const plays = [
    ['2', 'medium,easy', '7'],
    ['3', 'medium,easy,medium', '6'],
    ['4', 'medium,easy,medium,easy', '5'],
  ];
  for (const [seats = '', players = '', games = ''] of plays)
    execFileSync(process.execPath, [
      program,
      'sim',
      '--game',
      'anno1800',
      '--seats',
      seats,
      '--players',
      players,
      '--games',
      games,
      '--save',
      folder,
    ]);
  const kept = readdirSync(folder)
    .toSorted((a, b) => Number(/\d+(?=\.match)/.exec(a)) - Number(/\d+(?=\.match)/.exec(b)))
    .map((name, at) => keptOf(name, readFileSync(path.join(folder, name), 'utf8'), Date.UTC(2026, 2, 8) + at * 6 * DAY));
  rmSync(folder, { recursive: true });
  return kept;
}

/** @param {string} name @param {string} text @param {number} played */
function keptOf(name, text, played) {
  const read = importMatch(text);
  if (!read.ok) throw new Error(`${name}: ${read.fault}`);
  const { setup, log } = read.file;
  const id = name.replaceAll(/\W/g, '-');
  const levels = [null, ...['easy', 'medium', 'easy'].slice(0, setup.seats - 1)];
  const again = replay(anno1800, setup, log);
  const places = again.ok ? (anno1800.outcome(again.match.state)?.places ?? null) : null;
  const game = { id, setup, levels, made: played, played, position: log.length, seen: log.length, round: 40, places };
  return { game, entries: log.map((entry, index) => ({ game: id, position: index + 1, at: played, entry })) };
}

/** Puts games on the device of a page. @param {import('playwright-core').Page} page @param {ReturnType<typeof finishedGames>} games */
export async function putGames(page, games) {
  await page.evaluate(async (kept) => {
    const shelf = await new Promise((resolve) => {
      const request = indexedDB.open('archipel');
      request.addEventListener('success', () => resolve(request.result));
    });
    const writing = shelf.transaction(['games', 'entries'], 'readwrite');
    for (const { game, entries } of kept) {
      writing.objectStore('games').put(game);
      for (const entry of entries) writing.objectStore('entries').put(entry);
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    shelf.close();
  }, games);
}
