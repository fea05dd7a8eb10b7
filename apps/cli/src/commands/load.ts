import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import { Command, Option } from 'commander';
import { gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import { cpuBetween, figuresOf } from '../load/figures.ts';
import { type Ask, asking } from '../load/http.ts';
import { pacesFor } from '../load/pace.ts';
import { peerMovesPerSecond } from '../load/peer.ts';
import { playGames } from '../load/playTable.ts';
import { type LoadOptions, type Measured, resultOf } from '../load/result.ts';
import { seated } from '../load/seating.ts';
import { type ServerProcess, serverSays, startServer } from '../load/serverProcess.ts';
import { newTally } from '../load/tally.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { figure, printJson, printLine, table } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

const EXAMPLE = 'archipel load --game anno1503 --tables 100 --seconds 20 --json';

export function loadCommand(finish: Finish): Command {
  return new Command('load')
    .description(t('cliHelp.load'))
    .option('--game <game>', t('cliHelp.game', { games: gameNames() }), 'anno1503')
    .option('--tables <n>', t('cliHelp.tables'), wholeFrom(1, 10_000), 20)
    .option('--seats <n>', t('cliHelp.peopleEach'), wholeFrom(2, 4), 2)
    .option('--seconds <n>', t('cliHelp.howLong'), wholeFrom(1, 86_400), 10)
    .option('--rate <n>', t('cliHelp.loadRate'), wholeFrom(1, 100_000))
    .option('--http', t('cliHelp.loadHttp'))
    .addOption(new Option('--storage <kind>', t('cliHelp.storage')).choices(['sqlite', 'postgres']).default('sqlite'))
    .option('--url <database>', t('cliHelp.database'))
    .option('--processes <n>', t('cliHelp.processes'), wholeFrom(1, 16), 1)
    .option('--peer <program>', t('cliHelp.loadPeer'))
    .option('--json', t('cliHelp.json'))
    .addHelpText('after', `\n${t('cliHelp.moreLoad')}\n\n${t('cliHelp.example', { command: EXAMPLE })}`)
    .action(async (given: LoadOptions) => {
      const rules = gameNamed(given.game);
      const { storage, url, processes } = given;
      if ((storage === 'postgres') !== (url !== undefined)) throw new BadInput(t('cli.urlNeedsPostgres'));
      if (storage === 'sqlite' && processes > 1) throw new BadInput(t('cli.serversNeedPostgres'));
      const folder = mkdtempSync(path.join(tmpdir(), 'archipel-load-'));
      try {
        const played = await withServers(given, folder, (servers, asks) => play(given, rules, servers, asks));
        const bareCommitsPerSecond = Number(await serverSays(['bare-commits', url ?? folder]));
        const result = resultOf(given, { ...played, bareCommitsPerSecond, boardgameioMovesPerSecond: await peer(given) });
        if (given.json) printJson(result);
        else report(result);
        const { errors, lost, duplicated, viewMismatches } = played.tally;
        finish(errors + lost + duplicated + viewMismatches === 0 ? EXIT.fine : EXIT.differs);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
}

async function withServers<Result>(
  { url, processes }: LoadOptions,
  folder: string,
  work: (servers: readonly ServerProcess[], asks: readonly Ask[]) => Promise<Result>,
): Promise<Result> {
  const place = url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url };
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(place)));
  const asks = servers.map(({ address }) => asking(address));
  try {
    return await work(servers, asks);
  } finally {
    for (const ask of asks) ask.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Played = Omit<Measured, 'bareCommitsPerSecond' | 'boardgameioMovesPerSecond'>;

async function play(
  { tables, seats, seconds, rate, http: overHttp = false }: LoadOptions,
  rules: AnyRules,
  servers: readonly ServerProcess[],
  asks: readonly Ask[],
): Promise<Played> {
  const tally = newTally();
  const all = await seated(tables, seats, servers, rules, tally);
  const before = await Promise.all(asks.map(figuresOf));
  const ownBefore = process.cpuUsage();
  const since = performance.now();
  const isOver = () => performance.now() - since > seconds * 1000;
  const ended = pause(seconds * 1000 + 1);
  const paces = pacesFor(tables, rate, ended);
  const dice = diceFrom(seeded('load'));
  const afterwards: (() => Promise<void>)[] = [];
  await withProgress(t('cliReport.tables', { count: tables }), seconds, async (bar) => {
    const timer = setInterval(() => void bar.update((performance.now() - since) / 1000), 200);
    const each = all.map((one, at) => ({ ...one, pace: paces[at] ?? (async () => undefined) }));
    await Promise.all(each.map((one) => playGames({ ...one, rules, dice, overHttp, tally, isOver, ended, afterwards })));
    clearInterval(timer);
  });
  const took = Math.min(performance.now() - since, seconds * 1000) / 1000;
  const own = process.cpuUsage(ownBefore);
  const figures = await Promise.all(asks.map(figuresOf));
  for (const compare of afterwards) await compare();
  for (const { players } of all) for (const player of players) player.close();
  const cpu = { servers: cpuBetween(before, figures), clients: (own.user + own.system) / 1000 };
  return { tally, seconds: took, figures, cpu };
}

/** The peer plays as long, after our own servers have stopped: both have the machine to themselves. */
async function peer({ peer: program, game, tables, seats, seconds }: LoadOptions): Promise<number | null> {
  return program === undefined ? null : peerMovesPerSecond(program, game, tables, seats, seconds);
}

function report(result: ReturnType<typeof resultOf>): void {
  const rows = Object.entries(result).map(([name, value]) => [name, shown(value)]);
  printLine(table(['', ''], rows));
}

function shown(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
