import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diceFrom, seeded } from '@archipel/kernel';
import { Command, Option } from 'commander';
import { gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import { type Ask, asking } from '../load/http.ts';
import { newPlayer, type Player } from '../load/player.ts';
import { playGames } from '../load/playTable.ts';
import { type ServerProcess, serverSays, startServer } from '../load/serverProcess.ts';
import { newTally, percentile, type Tally } from '../load/tally.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

interface LoadOptions {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly storage: 'sqlite' | 'postgres';
  readonly url?: string;
  readonly processes: number;
  readonly json?: true;
}

const EXAMPLE = 'archipel load --game anno1503 --tables 100 --seconds 20 --json';

export function loadCommand(finish: Finish): Command {
  return new Command('load')
    .description(t('cliHelp.load'))
    .option('--game <game>', t('cliHelp.game', { games: gameNames() }), 'anno1503')
    .option('--tables <n>', t('cliHelp.tables'), wholeFrom(1, 10_000), 20)
    .option('--seats <n>', t('cliHelp.peopleEach'), wholeFrom(2, 4), 2)
    .option('--seconds <n>', t('cliHelp.howLong'), wholeFrom(1, 86_400), 10)
    .addOption(new Option('--storage <kind>', t('cliHelp.storage')).choices(['sqlite', 'postgres']).default('sqlite'))
    .option('--url <database>', t('cliHelp.database'))
    .option('--processes <n>', t('cliHelp.processes'), wholeFrom(1, 16), 1)
    .option('--json', t('cliHelp.json'))
    .addHelpText('after', `\n${t('cliHelp.moreLoad')}\n\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: LoadOptions) => {
      const rules = gameNamed(given.game);
      const { tables, seats, seconds, storage, url, processes } = given;
      if ((storage === 'postgres') !== (url !== undefined)) throw new BadInput(t('cli.urlNeedsPostgres'));
      if (storage === 'sqlite' && processes > 1) throw new BadInput(t('cli.serversNeedPostgres'));
      const folder = mkdtempSync(path.join(tmpdir(), 'archipel-load-'));
      const place = url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url };
      const servers = await Promise.all(Array.from({ length: processes }, () => startServer(place)));
      const asks = servers.map(({ address }) => asking(address));
      try {
        const tally = newTally();
        const players = await seated(tables, seats, servers);
        const before = await Promise.all(asks.map(figuresOf));
        const ownBefore = process.cpuUsage();
        const since = performance.now();
        const isOver = () => performance.now() - since > seconds * 1000;
        const ended = pause(seconds * 1000 + 1);
        const dice = diceFrom(seeded('load'));
        await withProgress(t('cliReport.tables', { count: tables }), seconds, async (bar) => {
          const timer = setInterval(() => void bar.update((performance.now() - since) / 1000), 200);
          await Promise.all(players.map((each) => playGames({ rules, players: each, dice, tally, isOver, ended })));
          clearInterval(timer);
        });
        const took = Math.min(performance.now() - since, seconds * 1000) / 1000;
        const own = process.cpuUsage(ownBefore);
        const figures = await Promise.all(asks.map(figuresOf));
        const cpu = {
          servers: figures.reduce((sum, { cpuMs }, at) => sum + cpuMs - (before[at]?.cpuMs ?? 0), 0),
          clients: (own.user + own.system) / 1000,
        };
        for (const player of players.flat()) player.close();
        const bare = Number(await serverSays(['bare-commits', url ?? folder]));
        const result = resultOf(given, tally, took, figures, cpu, bare);
        if (given.json) printJson(result);
        else report(result);
        finish(tally.errors + tally.lost + tally.duplicated + tally.viewMismatches === 0 ? EXIT.fine : EXIT.differs);
      } finally {
        for (const ask of asks) ask.close();
        await Promise.all(servers.map((server) => server.stop()));
        rmSync(folder, { recursive: true, force: true });
      }
    });
}

/** Players of one table are spread over the servers. */
async function seated(tables: number, seats: number, servers: readonly ServerProcess[]): Promise<readonly (readonly Player[])[]> {
  const all: (readonly Player[])[] = [];
  for (let at = 0; at < tables; at++) {
    const people = Array.from({ length: seats }, (_, seat) => {
      const server = servers[(at + seat) % servers.length];
      if (server === undefined) throw new Error('there is no server');
      return newPlayer(server.address, `Load ${at} ${seat}`);
    });
    all.push(await Promise.all(people));
  }
  return all;
}

interface ServerFigures {
  readonly rssMiB: number;
  /** Processor time since its start. */
  readonly cpuMs: number;
  readonly stallMs: { readonly p999: number; readonly max: number };
}

async function figuresOf(ask: Ask): Promise<ServerFigures> {
  const text = String((await ask('GET', '/metrics')).body);
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const stall = (quantile: string) => value(`archipel_event_loop_stall_seconds\\{quantile="${quantile}"\\}`) * 1000;
  return {
    rssMiB: value('process_resident_memory_bytes') / 2 ** 20,
    cpuMs: value('process_cpu_seconds_total') * 1000,
    stallMs: { p999: stall('0.999'), max: stall('1') },
  };
}

function resultOf(
  given: LoadOptions,
  tally: Tally,
  seconds: number,
  figures: readonly ServerFigures[],
  cpu: { readonly servers: number; readonly clients: number },
  bare: number,
) {
  const latencies = tally.latencies.toSorted((a, b) => a - b);
  const at = (part: number) => Number(percentile(latencies, part).toFixed(2));
  const { errors, lost, duplicated, viewMismatches, moves, games } = tally;
  return {
    game: given.game,
    storage: given.storage,
    processes: given.processes,
    seconds: given.seconds,
    tables: given.tables,
    sockets: given.tables * given.seats,
    games,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    latencyMs: { p50: at(0.5), p99: at(0.99), p999: at(0.999) },
    // Processor time, which other programs on the machine do not change; games are begun and compared in it too.
    cpuMsPerMove: { servers: perMove(cpu.servers, moves), clients: perMove(cpu.clients, moves) },
    rssMiB: figures.map(({ rssMiB }) => Math.round(rssMiB)),
    stallMs: figures.map(({ stallMs: { p999, max } }) => ({ p999: Math.round(p999), max: Math.round(max) })),
    errors,
    lost,
    duplicated,
    viewMismatches,
    bareCommitsPerSecond: Math.round(bare),
    movesPerBareCommit: Number((moves / seconds / bare).toFixed(2)),
  };
}

const perMove = (ms: number, moves: number) => Number((ms / Math.max(1, moves)).toFixed(2));

function report(result: ReturnType<typeof resultOf>): void {
  const rows = Object.entries(result).map(([name, value]) => [name, shown(value)]);
  printLine(table(['', ''], rows));
}

function shown(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
