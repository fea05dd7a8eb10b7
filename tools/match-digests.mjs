// What players saw in the recorded matches of `packages/*/golden`, as one digest a match: every entry of the log, the view, the legal
// moves and the events of every viewer, and the outcome. A change to the state's shape alters the hashes of positions, never a digest.
//
//   npx tsc -b && node tools/match-digests.mjs             compares the digests with the `.digest` files beside the matches
//   npx tsc -b && node tools/match-digests.mjs --add       writes the digest of matches that have none
//   npx tsc -b && node tools/match-digests.mjs --rehash    writes the hashes of all positions anew, unless a digest differs
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { canonical, eventFor, exportMatch, hash, importMatch, openMatch, replay, replaying, seatsOf } from '@archipel/kernel';

const ENDING = '.match.jsonl';
const sha = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The digest of a match. It asks the rules for nothing but their contract, and for no state. */
export function matchDigest(rules, { setup, log }) {
  const viewers = ['spectator', ...seatsOf(setup.seats)];
  const whole = createHash('sha256');
  const add = (text) => whole.update(`${text}\n`);
  // Views share most of their parts with each other and with those before them.
  const known = new WeakMap();
  const partDigest = (part) => {
    if (typeof part !== 'object' || part === null) return canonical(part);
    const digest = known.get(part) ?? sha(canonical(part));
    known.set(part, digest);
    return digest;
  };
  const addView = (view) => {
    for (const key of Object.keys(view).toSorted()) if (view[key] !== undefined) add(`${key} ${partDigest(view[key])}`);
  };
  let before;
  for (const [at, state] of [...replaying(rules, setup, log)].entries()) {
    const entry = log[at - 1];
    if (entry !== undefined) add(canonical(entry));
    if (entry !== undefined && 'move' in entry) {
      const { events, reveals } = rules.apply(before, entry.seat, entry.move);
      for (const viewer of viewers) add(canonical(events.map((event) => eventFor(event, viewer))));
      add(canonical(reveals));
    }
    for (const viewer of viewers) {
      const view = rules.view(state, viewer);
      addView(view);
      add(canonical(rules.moves(view)));
    }
    add(canonical(rules.outcome(state)));
    before = state;
  }
  return whole.digest('hex').slice(0, 32);
}

/** The match files of a folder, without their ending. */
export function matchesIn(folder) {
  return readdirSync(folder).flatMap((name) => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : []));
}

export function readMatch(folder, name) {
  const read = importMatch(readFileSync(new URL(`${name}${ENDING}`, folder), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.fault}`);
  return read.file;
}

export function digestFile(folder, name) {
  const file = new URL(`${name}.digest`, folder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function rehash(rules, folder, name, { setup, log }) {
  const hashes = Array.from(replaying(rules, setup, log), hash);
  const again = replay(rules, setup, log);
  if (!again.ok) throw new Error(`${name} does not replay`);
  writeFileSync(new URL(`${name}.hashes`, folder), `${hashes.join('\n')}\n`);
  writeFileSync(new URL(`${name}${ENDING}`, folder), exportMatch(again.match));
}

async function main(option) {
  const { games } = await import('@archipel/games');
  const found = games.flatMap((rules) => {
    const folder = new URL(`../packages/${rules.id}/golden/`, import.meta.url);
    return matchesIn(folder).map((name) => ({ rules, folder, name, match: readMatch(folder, name) }));
  });
  const differing = found.filter(({ rules, folder, name, match }) => {
    const begun = openMatch(rules, match.setup);
    if (!begun.ok) {
      console.log(`${rules.id} ${name} cannot be played: ${begun.detail}`);
      return true;
    }
    const [recorded, digest] = [digestFile(folder, name), matchDigest(rules, match)];
    console.log(`${rules.id} ${name} ${digest}${recorded === digest ? '' : ` was ${recorded}`}`);
    if (recorded === undefined && option === '--add') writeFileSync(new URL(`${name}.digest`, folder), `${digest}\n`);
    else return recorded !== digest;
    return false;
  });
  if (differing.length > 0) process.exitCode = 1;
  else if (option === '--rehash') for (const { rules, folder, name, match } of found) rehash(rules, folder, name, match);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv[2]);
