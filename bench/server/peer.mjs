// Plays random games on boardgame.io's own server as `archipel load` plays them on ours: a process for the server, one for all clients, a socket
// for each player, a move as soon as it is one's turn. `node peer.mjs GAME TABLES SEATS SECONDS` prints what came of it as JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gameById } from '@archipel/games';
import { diceFrom, seeded } from '@archipel/kernel';
import { io } from 'socket.io-client';

const [, , name, tables, seats, seconds] = process.argv;
const rules = gameById(name);
const dice = diceFrom(seeded('load'));
const latencies = [];
let over = false;

const serve = fileURLToPath(new URL('serve.mjs', import.meta.url));
const env = { ...process.env, NODE_ENV: 'production' };
const server = spawn(process.execPath, [serve, name, seats], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const [address] = await Promise.race([portOf(server.stdout), once(server, 'close').then(() => [])]);
if (address === undefined) throw new Error('the server of boardgame.io ended without a word');

/** It writes a log of its own to standard output. */
async function portOf(output) {
  for await (const line of createInterface(output)) {
    const [, port] = /^PORT (\d+)$/.exec(line) ?? [];
    if (port !== undefined) {
      output.resume();
      return [`http://127.0.0.1:${port}`];
    }
  }
  return [];
}

async function post(path, body) {
  const answer = await fetch(`${address}/games/${name}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`boardgame.io answers ${answer.status} to ${path}`);
  return answer.json();
}

/** Somebody with a socket, who moves whenever it is their turn. */
async function join(matchID, playerID) {
  const { playerCredentials: credentials } = await post(`/${matchID}/join`, { playerID, playerName: playerID });
  const socket = io(`${address}/${name}`, { transports: ['websocket'], forceNew: true });
  let [known, sent] = [-1, undefined];
  function hear(state) {
    if (state._stateID <= known) return;
    known = state._stateID;
    if (sent !== undefined) {
      latencies.push(performance.now() - sent);
      sent = undefined;
    }
    if (over || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== playerID) return;
    const payload = { type: 'act', args: [dice.pick(rules.moves(state.G))], playerID, credentials };
    sent = performance.now();
    socket.emit('update', { type: 'MAKE_MOVE', payload }, known, matchID, playerID);
  }
  socket.on('update', (_, state) => hear(state));
  await once(socket, 'connect');
  return {
    begin() {
      socket.on('sync', (_, { state }) => hear(state));
      socket.emit('sync', matchID, playerID, credentials, Number(seats));
    },
    leave: () => socket.disconnect(),
  };
}

const players = [];
for (let table = 0; table < Number(tables); table++) {
  const { matchID } = await post('/create', { numPlayers: Number(seats) });
  for (let seat = 0; seat < Number(seats); seat++) players.push(await join(matchID, String(seat)));
}
const since = performance.now();
for (const player of players) player.begin();
await new Promise((resolve) => setTimeout(resolve, 1000 * Number(seconds)));
over = true;
const took = (performance.now() - since) / 1000;
const moves = latencies.length;
for (const player of players) player.leave();
server.kill();
await once(server, 'close');
process.stdout.write(`${JSON.stringify({ moves, movesPerSecond: Math.round(moves / took) })}\n`);
