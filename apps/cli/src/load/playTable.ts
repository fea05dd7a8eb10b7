import { randomUUID } from 'node:crypto';
import { type AnyRules, type Dice, equal, importMatch, type Json, replay } from '@archipel/kernel';
import { type CommandAsk, logEntrySchema, matchSchema, PATHS, pathTo, tableSchema } from '@archipel/protocol';
import type { Pace } from './pace.ts';
import type { Player } from './player.ts';
import { failed, type Tally } from './tally.ts';

export interface Playing {
  /** The table of the first game, which has begun. */
  readonly table: string;
  readonly rules: AnyRules;
  readonly players: readonly Player[];
  readonly pace: Pace;
  readonly dice: Dice;
  /** Whether moves are made as requests instead of on the socket. */
  readonly overHttp: boolean;
  readonly tally: Tally;
  /** Whether to begin no new move, and when that is so. */
  readonly isOver: () => boolean;
  readonly ended: Promise<void>;
  /** What is compared when all have stopped, so that it is not part of what is measured. */
  readonly afterwards: (() => Promise<void>)[];
}

/** Plays game after game at one table's worth of players, each move chosen at random from what the player's own view allows. */
export async function playGames(playing: Playing): Promise<void> {
  let table: string | undefined = playing.table;
  while (table !== undefined) {
    await playGame(playing, table);
    table = playing.isOver() ? undefined : await beginGame(playing);
  }
}

/** Makes a table, seats the players and begins the game; answers the table, or nothing if it cannot be. */
export async function beginGame({ rules, players, tally }: Pick<Playing, 'rules' | 'players' | 'tally'>): Promise<string | undefined> {
  const [owner, ...guests] = players;
  const made = await owner?.ask('POST', PATHS.tables, { game: rules.id, seats: players.length });
  const table = tableSchema.safeParse(made?.body);
  if (owner === undefined || !table.success) return failed(tally, `a table: ${made?.status}`);
  const { id } = table.data;
  for (const guest of guests) await guest.ask('POST', pathTo(PATHS.join, { table: id }));
  for (const player of players) player.watch(id);
  const { status } = await owner.ask('POST', pathTo(PATHS.start, { table: id }));
  const known = await Promise.all(players.map((player) => player.until(() => true)));
  return known.every(Boolean) ? id : failed(tally, `a game that begins: ${status}`);
}

async function playGame(playing: Playing, id: string): Promise<void> {
  const { rules, players, tally } = playing;
  const at = (path: string) => pathTo(path, { table: id });
  const acknowledged = new Map<number, number>();
  const unanswered = { count: 0 };
  await Promise.all(players.map((player, seat) => playSeat(playing, player, seat, id, acknowledged, unanswered)));
  tally.games += 1;
  const compare = async () => {
    const [owner] = players;
    if (owner) await compareLog(owner, at(PATHS.log), acknowledged, unanswered.count, tally);
    await compareViews(rules, players, at, tally);
  };
  if (playing.isOver()) playing.afterwards.push(compare);
  else await compare();
}

async function playSeat(
  { rules, pace, dice, tally, isOver, ended, overHttp }: Playing,
  player: Player,
  seat: number,
  table: string,
  acknowledged: Map<number, number>,
  unanswered: { count: number },
): Promise<void> {
  for (;;) {
    const mine = player.until(({ active, over }) => over || active.includes(seat));
    if (!(await Promise.race([mine, ended.then(() => true)]))) return failed(tally, 'a turn that does not come');
    if (!isOver()) await pace();
    const known = player.known();
    if (known === undefined || known.over || isOver()) return;
    // Where several may move, another may have done so meanwhile.
    if (!known.active.includes(seat)) continue;
    // The rules made the moves: they are plain data by their own schema.
    const move = dice.pick(rules.moves(known.view)) as Json;
    const sent = performance.now();
    try {
      const status = await commandOf(player, overHttp, { ask: 'play', table, at: known.position, key: randomUUID(), plan: [move] });
      if (status === 200) {
        tally.latencies.push(performance.now() - sent);
        tally.moves += 1;
        if (acknowledged.has(known.position + 1)) tally.duplicated += 1;
        acknowledged.set(known.position + 1, seat);
      } else if (status !== 409) failed(tally, `a move: ${status}`);
    } catch (fault) {
      failed(tally, `a move: ${fault instanceof Error ? fault.message : 'no answer'}`);
      unanswered.count += 1;
    }
    // Several may be asked at once, and another may have been faster: either way something new comes.
    await player.until(({ position }) => position > known.position);
  }
}

/** The status that a command comes to: on the socket, as pages send it, or as a request. */
async function commandOf(player: Player, overHttp: boolean, command: Extract<CommandAsk, { readonly ask: 'play' }>): Promise<number> {
  if (!overHttp) return player.command(command);
  const { table, at, key, plan } = command;
  return (await player.ask('POST', pathTo(PATHS.moves, { table }), { at, key, plan })).status;
}

/** Every move that was acknowledged is in the log, at its place and by its seat; and nothing else is. */
async function compareLog(
  player: Player,
  path: string,
  acknowledged: ReadonlyMap<number, number>,
  unanswered: number,
  tally: Tally,
): Promise<void> {
  const seats = new Map<number, number>();
  for (let more = true; more; ) {
    const { body } = await player.ask('GET', `${path}?after=${seats.size}&limit=500`);
    const page = Array.isArray(body) ? body.map((entry) => logEntrySchema.parse(entry)) : [];
    for (const { position, seat } of page) seats.set(position, seat);
    more = page.length > 0;
  }
  for (const [position, seat] of acknowledged) if (seats.get(position) !== seat) tally.lost += 1;
  tally.duplicated += Math.max(0, seats.size - acknowledged.size - unanswered);
}

/** A game that is over is replayed from its file; of one that is not the server is asked anew. */
async function compareViews(rules: AnyRules, players: readonly Player[], at: (path: string) => string, tally: Tally): Promise<void> {
  const over = players[0]?.known()?.over === true;
  const file = over ? importMatch(String((await players[0]?.ask('GET', at(PATHS.file)))?.body)) : undefined;
  const replayed = file?.ok ? replay(rules, file.file.setup, file.file.log) : undefined;
  if (over && !replayed?.ok) tally.viewMismatches += players.length;
  for (const [seat, player] of players.entries()) {
    if (replayed?.ok) {
      if (!equal(JSON.parse(JSON.stringify(rules.view(replayed.match.state, seat))), player.known()?.view)) tally.viewMismatches += 1;
    } else if (!over) {
      const { position, view } = matchSchema.parse((await player.ask('GET', at(PATHS.match))).body);
      await player.until((known) => known.position >= position);
      if (!equal(view, player.known()?.view)) tally.viewMismatches += 1;
    }
  }
}
