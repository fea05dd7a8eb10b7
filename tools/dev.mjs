// `npm run dev`: the server and the pages while somebody works on them.
// Vite serves the pages from their sources and passes on what is the API's; the server is built and started anew when its sources change.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const USAGE = `npm run dev -- [--port 1800] [--data-dir data]

Serves the pages with reload on change, and behind them the server, built and started anew on change.
  --port <number>      where the pages are; 0 takes any free port (1800)
  --data-dir <folder>  where the server keeps everything (DATA_DIR, or data)
`;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const serverProgram = join(root, 'apps', 'server', 'dist', 'main.js');
/** What the server answers; everything else is the pages'. */
const SERVER_PATHS = ['/api', '/healthz', '/readyz', '/metrics'];
/** Milliseconds without a change after which the server is built: an editor that saves all files changes several at once. */
const QUIET = 150;

const { values: flags } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' }, help: { type: 'boolean' } } });
if (flags.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

/** Builds the server and what it imports. What is wrong is printed by the compiler. */
function build() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '-b', 'apps/server'], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

// The server will not start without pages. These are never seen: Vite has the real ones.
const noPages = mkdtempSync(join(tmpdir(), 'archipel-dev-'));
writeFileSync(join(noPages, 'index.html'), 'The pages are served by Vite.');
process.on('exit', () => rmSync(noPages, { recursive: true, force: true }));

/** The server's process; it does not outlive this one, however this one ends. */
let child;
process.on('exit', () => child?.kill('SIGTERM'));

/** Starts the server's program, and answers with its port once it listens. */
function startServer(port) {
  const dataDir = flags['data-dir'] === undefined ? [] : ['--data-dir', flags['data-dir']];
  const args = [serverProgram, '--json', '--host', '127.0.0.1', '--port', String(port), '--pages', noPages, ...dataDir];
  const started = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  return new Promise((resolve, reject) => {
    started.on('error', reject);
    started.on('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    started.stdout.once('data', (text) => resolve(Number(new URL(JSON.parse(text).address).port)));
  });
}

/** Ends it as a person would, and waits until its port and its data folder are free. */
function stopServer() {
  return new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

let stopping = false;
/** One thing at a time: a build that follows another waits for it. */
let work = Promise.resolve();
let pause;

function rebuildSoon(changed) {
  clearTimeout(pause);
  pause = setTimeout(() => {
    work = work.then(() => rebuild(changed)).catch((error) => console.error(`archipel: ${error.message}`));
  }, QUIET);
}

async function rebuild(changed) {
  if (stopping) return;
  const since = performance.now();
  if (!(await build())) return console.log(`${changed} changed, but does not compile: the server goes on as it was`);
  await stopServer();
  if (stopping) return;
  await startServer(apiPort);
  console.log(`${changed} changed: the server was started anew (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}

async function stop(vite) {
  if (stopping) return;
  stopping = true;
  clearTimeout(pause);
  await vite.close();
  await work;
  await stopServer();
}

if (!(await build())) process.exit(1);
const apiPort = await startServer(0).catch((error) => {
  console.error(`archipel: ${error.message}`);
  process.exit(1);
});
const target = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({
  configFile: join(root, 'apps', 'web', 'vite.config.ts'),
  server: {
    port: Number(flags.port ?? process.env.PORT ?? 1800),
    strictPort: true,
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target, ws: path === '/api' }])),
  },
});
process.on('SIGINT', () => void stop(vite)).on('SIGTERM', () => void stop(vite));
try {
  await vite.listen();
} catch (error) {
  console.error(`archipel: ${error.message}`);
  process.exitCode = 1;
  await stop(vite);
}

const sources = `${sep}src${sep}`;
vite.watcher.add([join(root, 'packages'), join(root, 'apps', 'server', 'src')]);
for (const event of ['add', 'change', 'unlink']) {
  vite.watcher.on(event, (file) => {
    const path = relative(root, file);
    if (path.includes(sources) && !path.startsWith(join('apps', 'web'))) rebuildSoon(path);
  });
}
if (!stopping) {
  console.log(`Archipel is at http://localhost:${vite.httpServer.address().port}, and reloads what changes`);
  console.log(`  the server behind it: ${target} (its API: ${target}/api/v1/docs)`);
  console.log('  Ctrl-C stops both');
}
