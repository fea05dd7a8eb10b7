// `node tools/guards.mjs [WORD]`: switches off one guard of docs/security.md after another, and runs the test that is said to show it: every one must fail.
// The source is changed in place and put back; nothing else may be at work in this folder. Prints the rows of the table in docs/reliability.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SERVER = 'apps/server/src';
const TESTS = 'apps/server/test';

/** What is guarded, where, what stands there, what is put in its place, and the test. */
const GUARDS = [
  [
    'views: each viewer sees only its own',
    `${SERVER}/play/broadcaster.ts`,
    'const viewer: Viewer = viewerAt(live, watcher.who);',
    'const viewer: Viewer = 0;',
    'secrecy',
  ],
  [
    'the origin of requests and sockets is compared',
    `${SERVER}/identity/authentication.ts`,
    "if (request.headers['sec-fetch-site'] === 'cross-site') return true;\n  if (origin === undefined) return false;",
    'if (origin !== null) return false;',
    'socket',
  ],
  ['cookies are SameSite', `${SERVER}/identity/authentication.ts`, "sameSite: 'lax'", "sameSite: 'none'", 'identity'],
  [
    'sessions are kept as hashes',
    `${SERVER}/system/random.ts`,
    "return createHash('sha256').update(secret).digest('base64url');",
    'return createHash ? secret : secret;',
    'identity',
  ],
  [
    'a token needs the scope',
    `${SERVER}/identity/authentication.ts`,
    "return credential.kind === 'session' || credential.scopes.includes(scope);",
    "return credential.kind === 'session' || credential.scopes.includes(scope) || true;",
    'identity',
  ],
  [
    'who was recognised is forgotten after a change',
    `${SERVER}/identity/recognised.ts`,
    'for (const secret of secretsOf.get(change.person) ?? []) known.delete(secret);',
    '',
    'recognised identity',
  ],
  [
    'requests of one address are limited',
    `${SERVER}/http/limits.ts`,
    'if (await isLimited(ofAddress, OF_ADDRESS, request, reply)) return;',
    '',
    'limits',
  ],
  [
    'requests of one person are limited',
    `${SERVER}/http/limits.ts`,
    'if (request.who && !isProblem(request.who)) await isLimited(',
    'if (request.who && isProblem(request.who)) await isLimited(',
    'limits',
  ],
  [
    'one name’s password is guessed slowly from many addresses',
    `${SERVER}/http/limits.ts`,
    'if (signsIn(request)) return isLimited(',
    'if (!signsIn(request)) return isLimited(',
    'limits',
  ],
  [
    'wrong codes are counted',
    `${SERVER}/http/codeMisses.ts`,
    'if (found !== undefined) found.count += 1;',
    'if (found !== undefined) found.count += 0;',
    'limits',
  ],
  [
    'X-Forwarded-For is believed of named proxies only',
    `${SERVER}/server.ts`,
    'trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,',
    'trustProxy: true,',
    'limits',
  ],
  [
    'games under way are counted for each person',
    `${SERVER}/lobby/shares.ts`,
    '.playing < most) return undefined;',
    '.playing < most + 1000) return undefined;',
    'shares',
  ],
  ['connections are counted for each address', `${SERVER}/connections/hub.ts`, ' || there >= mostOfAddress', '', 'shares'],
  ['tables in memory leave when there is no room', `${SERVER}/play/liveTables.ts`, 'if (taken > memory) makeRoom();', '', 'liveTables'],
  [
    'presence is told in digest',
    `${SERVER}/play/presence.ts`,
    'if (mayTell(live)) return tell(live);',
    'if (mayTell(live) || live.id !== "") return tell(live);',
    'presence',
  ],
  [
    'a socket that reads too slowly is closed',
    `${SERVER}/socket/socket.ts`,
    'socket.bufferedAmount > sockets.mostWaiting',
    'socket.bufferedAmount > 1e12',
    'socket',
  ],
  [
    'bodies nested too deep are refused',
    `${SERVER}/http/routing.ts`,
    'if (isSound(request.body)) done();',
    'if (isSound(request.body) || request.id !== "") done();',
    'play',
  ],
  [
    'webhooks do not reach the private network',
    `${SERVER}/notices/privateAddresses.ts`,
    "if (family === 4) return inside.check(address, 'ipv4');",
    "if (family === 4) return inside.check(address, 'ipv4') && address === '';",
    'notices/post',
  ],
  [
    'pushes go to https only',
    `${SERVER}/api/noticeRoutes.ts`,
    "new URL(endpoint).protocol !== 'https:'",
    "new URL(endpoint).protocol === 'ftp:'",
    'notices/routes',
  ],
  [
    'time is monotonic within a life',
    `${SERVER}/system/clock.ts`,
    'now: () => Math.round(origin + performance.now()),',
    'now: () => (origin < 0 ? 0 : Date.now()),',
    'machineClock',
  ],
  [
    'a key is carried out once',
    `${SERVER}/store/sqlite/logs.ts`,
    'INSERT OR IGNORE INTO keys',
    'INSERT OR REPLACE INTO keys',
    'store/sqlite',
  ],
  ['a bot’s chance needs the table’s secret', `${SERVER}/play/bots.ts`, '{table.secret} ', '{table.code} ', 'bots'],
  [
    'commands on a socket count as requests of the address',
    `${SERVER}/socket/answering.ts`,
    'const ofAddress = await commandLimits.ofAddress(opened);',
    'const ofAddress = undefined;',
    'socketCommands',
  ],
  [
    'commands on a socket count as requests of the person',
    `${SERVER}/socket/answering.ts`,
    'isProblem(who) ? undefined : await commandLimits.ofPerson(opened)',
    'undefined',
    'socketCommands',
  ],
  [
    'who sends a command on a socket is asked anew for each',
    `${SERVER}/socket/answering.ts`,
    'ofAddress ?? (await authenticator.identify(opened))',
    'ofAddress ?? connection.who',
    'socketCommands',
  ],
  [
    'nothing is read from a socket that is being closed',
    `${SERVER}/socket/socket.ts`,
    'const isOpen = () => socket.readyState === socket.OPEN && !line.destroyed;',
    'const isOpen = () => line !== undefined;',
    'socketCommands',
  ],
  [
    'a token needs the scope for a command on a socket',
    `${SERVER}/socket/answering.ts`,
    "if (!allows(who.credential, 'play'))",
    "if (!allows(who.credential, 'read'))",
    'socketCommands',
  ],
  [
    'on a socket only who watches a table moves there',
    `${SERVER}/socket/answering.ts`,
    'return watched.has(table) ? who :',
    'return watched.size >= 0 ? who :',
    'socketCommands',
  ],
  [
    'commands on a socket that come too soon again and again close it',
    `${SERVER}/socket/answering.ts`,
    'if (excess) onExcess();',
    '',
    'socketCommands',
  ],
  [
    'nothing of a plan is tried that reveals too soon',
    'packages/kernel/src/plan.ts',
    'const goesOn = at < plan.length - 1;',
    'const goesOn = at > plan.length;',
    'plans',
  ],
];

/** Milliseconds in which a test must have come to its end: one that waits in vain for what a guard does has noticed as well. */
const PATIENCE = 60_000;

function isNoticed(tests) {
  const files = tests.split(' ').map((name) => `${TESTS}/${name}.test.ts`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--bail=1', `--testTimeout=${PATIENCE}`, ...files], {
    stdio: 'ignore',
  });
  return status !== 0;
}

let missed = 0;
const [word = ''] = process.argv.slice(2);
for (const [guard, file, stands, instead, tests] of GUARDS.filter(([name]) => name.includes(word))) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(stands)) throw new Error(`${file} has no longer: ${stands}`);
  try {
    writeFileSync(
      file,
      source.replace(stands, () => instead),
    );
    const noticed = isNoticed(tests);
    if (!noticed) missed += 1;
    console.log(
      `| ${guard} | \`${file.replace(`${SERVER}/`, '')}\` | \`${tests.replaceAll(' ', '`, `')}\` | ${noticed ? 'fails' : 'does not notice'} |`,
    );
  } finally {
    writeFileSync(file, source);
  }
}
process.exitCode = missed === 0 ? 0 : 1;
