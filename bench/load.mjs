// `npm run load`: `archipel load` with boardgame.io's own server beside it, and on a PostgreSQL of its own where `--storage postgres` comes
// without an address. Builds the project and installs the peer if it is missing. Only the result goes to standard output.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newCluster } from '../tools/postgres.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const peer = join(here, 'server');
const given = process.argv.slice(2);

/** Runs a step, with its output on standard error. If it fails, so does all. */
function step(args, cwd) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    console.error('the peer is not installed: use `npm run load`');
    process.exit(2);
  }
  step([npm, 'ci', '--engine-strict=false', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], peer);
}

const storage = given[given.indexOf('--storage') + 1];
const needsCluster = given.includes('--storage') && storage === 'postgres' && !given.includes('--url');

/** Durable, as it is by itself. Answers its address and how to end it. */
async function startCluster() {
  const cluster = await newCluster();
  const child = cluster.launch();
  const ended = once(child, 'exit');
  while (!(await listens(cluster.port))) await pause(50);
  // It listens a little before it lets anybody in; the servers insist for ten seconds.
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    cluster.remove();
  };
  return { url: cluster.url('postgres'), stop };
}

function listens(port) {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    const end = (answer) => () => {
      line.destroy();
      resolve(answer);
    };
    line.on('connect', end(true)).on('error', end(false));
  });
}

step([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'], root);
if (!existsSync(join(peer, 'node_modules', 'boardgame.io'))) install();
const cluster = needsCluster ? await startCluster() : undefined;
try {
  const program = join(root, 'apps', 'cli', 'dist', 'main.js');
  const place = cluster ? ['--url', cluster.url] : [];
  const child = spawn(process.execPath, [program, 'load', '--peer', join(peer, 'peer.mjs'), ...given, ...place], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  process.exitCode = status ?? 1;
} finally {
  await cluster?.stop();
}
