// boardgame.io's own server with its store in memory, playing our rules: `node serve.mjs GAME SEATS` prints the port that it listens on.
import { randomUUID } from 'node:crypto';
import { gameById } from '@archipel/games';
import { openMatch } from '@archipel/kernel';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import immer from 'immer/dist/index.js';

const [, , name = '', seats = '2'] = process.argv;
const rules = gameById(name);

/** The seat that the rules wait for; of several the first. */
const activeSeat = (G) => rules.active(G)[0] ?? 0;

/** Our rules get the state itself and not Immer's draft of it, and nothing is kept for undo: the fastest form that its interfaces allow. */
function act({ G, playerID }, move) {
  const applied = rules.apply(immer.isDraft(G) ? immer.original(G) : G, Number(playerID), move);
  return applied.ok ? applied.state : INVALID_MOVE;
}

function setup() {
  const opened = openMatch(rules, { game: name, rules: rules.version, seats: Number(seats), options: {}, seed: randomUUID() });
  if (!opened.ok) throw new Error(opened.detail);
  return opened.match.state;
}

const game = {
  name,
  minPlayers: Number(seats),
  maxPlayers: Number(seats),
  setup,
  moves: { act: { move: act, undoable: false, client: false } },
  disableUndo: true,
  turn: {
    order: { first: ({ G }) => activeSeat(G), next: ({ G }) => activeSeat(G) },
    endIf({ G, ctx }) {
      const next = String(activeSeat(G));
      return next === ctx.currentPlayer ? undefined : { next };
    },
  },
  endIf: ({ G }) => rules.outcome(G) ?? undefined,
  // Nobody is told what is hidden from them.
  playerView: ({ G, playerID }) => rules.view(G, playerID === null ? 'spectator' : Number(playerID)),
};

const running = await Server({ games: [game], origins: ['*'] }).run({ port: 0, callback: () => undefined });
process.stdout.write(`PORT ${running.appServer.address().port}\n`);
