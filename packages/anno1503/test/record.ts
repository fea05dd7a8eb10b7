import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Dice,
  diceFrom,
  exportMatch,
  type Json,
  type Match,
  openMatch,
  play,
  positionHash,
  seeded,
  undo,
  undoable,
} from '@archipel/kernel';
import { anno1503, COMPONENTS, type Move, type State } from '../src/index.ts';
import { movesOf, RICH } from './table.ts';

/**
 * Records the matches of `golden/`: each as a match file and a list of the hash of every position, one a line. Existing files are never
 * written over. For a new match add it to the list below and run
 *
 *   npx tsc -b packages/anno1503
 *   npx rolldown packages/anno1503/test/record.ts --platform node --file .test-results/record.mjs
 *   node .test-results/record.mjs packages/anno1503/golden
 *   node tools/match-digests.mjs --add
 */
export interface Recording {
  readonly name: string;
  readonly seats: number;
  readonly options: Json;
  /** No more entries than this. */
  readonly entries: number;
}

const rich = JSON.parse(JSON.stringify(RICH)) as Readonly<Record<string, Json>>;

/** So few cards that stacks run out. */
const scarce = { ...(JSON.parse(JSON.stringify(COMPONENTS)) as Readonly<Record<string, Json>>), cardsEach: 4 };

/** Objectives that players who choose by lot come to hold now and then. */
const MODEST = { gold: 15, outposts: 3, agreements: 2, buildings: 2, merchants: 1 };

export const RECORDINGS: readonly Recording[] = [
  { name: 'two-short', seats: 2, options: { rounds: 6 }, entries: 2000 },
  { name: 'two-long', seats: 2, options: {}, entries: 2500 },
  { name: 'two-chosen-islands', seats: 2, options: { firstPlayer: 1, homeIslands: ['D', 'B'], rounds: 25 }, entries: 2000 },
  { name: 'three-eventful', seats: 3, options: { components: rich, rounds: 30 }, entries: 1500 },
  { name: 'three-drawn', seats: 3, options: { firstPlayer: 'random', rounds: 40 }, entries: 2000 },
  { name: 'three-scarce', seats: 3, options: { components: scarce, rounds: 25 }, entries: 1500 },
  { name: 'four-short', seats: 4, options: { rounds: 5 }, entries: 2000 },
  { name: 'four-won', seats: 4, options: { components: { ...rich, victory: { need: 3, objectives: MODEST } } }, entries: 3000 },
  { name: 'four-long', seats: 4, options: {}, entries: 2000 },
];

/** A kind of move first, then a move of that kind: what is rare comes up as often as what has long lists. Turns end when little else is left. */
function lively(moves: readonly Move[], dice: Dice): Move {
  const dull = new Set(['order', 'forget-orders', 'end', 'sail']);
  const kinds = [...new Set(moves.map(({ kind }) => kind))].flatMap((kind) => (dull.has(kind) ? [kind] : [kind, kind, kind]));
  const kind = dice.pick(kinds);
  return dice.pick(moves.filter((move) => move.kind === kind));
}

export function record({ name, seats, options, entries }: Recording): { readonly match: Match<State>; readonly hashes: readonly string[] } {
  const dice = diceFrom(seeded(`recording ${name}`));
  const opened = openMatch(anno1503, { game: anno1503.id, rules: anno1503.version, seats, options, seed: name });
  if (!opened.ok) throw new Error(`${name}: ${opened.detail}`);
  let { match } = opened;
  const hashes = [positionHash(match)];
  while (match.log.length < entries) {
    const active = anno1503.active(match.state);
    if (active.length === 0) break;
    const seat = dice.pick(active);
    const back = undoable(anno1503, match, seat);
    const next =
      back > 0 && dice.below(12) === 0
        ? undo(anno1503, match, seat, 1 + dice.below(back))
        : play(anno1503, match, seat, [lively(movesOf(match.state, seat), dice)]);
    if (!next.ok) throw new Error(`${name}: ${JSON.stringify(next.illegal)}`);
    match = next.match;
    hashes.push(positionHash(match));
  }
  return { match, hashes };
}

/** Where a recording lies: the match, the hashes of its positions, the digest of what players saw. */
export const filesOf = ({ name }: Recording) => ({ match: `${name}.match.jsonl`, hashes: `${name}.hashes`, digest: `${name}.digest` });

function main(folder: string): void {
  for (const recording of RECORDINGS) {
    const files = filesOf(recording);
    const paths = [files.match, files.hashes].map((file) => join(folder, file));
    if (paths.some((path) => existsSync(path))) {
      console.log(`${recording.name}: kept`);
      continue;
    }
    const { match, hashes } = record(recording);
    writeFileSync(join(folder, files.match), exportMatch(match));
    writeFileSync(join(folder, files.hashes), `${hashes.join('\n')}\n`);
    console.log(
      `${recording.name}: ${match.log.length} entries, round ${match.state.open.round}, winner ${match.state.open.winner ?? 'none'}`,
    );
  }
}

const [, program = '', folder] = process.argv;
if (import.meta.url === pathToFileURL(program).href && folder !== undefined) main(folder);
