import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { duelCommand } from './commands/duel.ts';
import { leagueCommand } from './commands/league.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { BadInput, complain, EXIT, type Exit, oneLine } from './fault.ts';

/** What a command answers: the exit code. Bad input is thrown and caught here, once for all of them. */
export type Finish = (exit: Exit) => void;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export async function run(args: readonly string[]): Promise<Exit> {
  let exit: Exit = EXIT.fine;
  const finish: Finish = (code) => {
    exit = code;
  };
  const program = new Command('archipel')
    .description(
      'Anno 1800 and Anno 1503 from the command line: play games out, let players meet, check scenarios, replay and verify matches, measure, serve, back up.',
    )
    .version(version)
    .helpCommand(false)
    .showHelpAfterError(false)
    .addHelpText(
      'after',
      '\nExit codes: 0 all is well, 1 something differs or did not finish, 2 the input cannot be used, 3 a fault of ours.',
    );
  for (const command of [
    simCommand,
    duelCommand,
    leagueCommand,
    tuneCommand,
    checkCommand,
    replayCommand,
    verifyCommand,
    benchCommand,
    serveCommand,
    backupCommand,
    restoreCommand,
  ])
    program.addCommand(command(finish));
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ outputError: (text, write) => write(`archipel: ${oneLine(text).replace(/^error: /, '')}\n`) });
  }
  if (args.length === 0) {
    program.outputHelp({ error: true });
    return EXIT.badInput;
  }

  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.badInput;
    if (error instanceof BadInput) {
      complain(error.message);
      return EXIT.badInput;
    }
    const detail = error instanceof Error ? (process.env['ARCHIPEL_DEBUG'] ? error.stack : error.message) : String(error);
    complain(`a fault of ours: ${detail ?? ''} (set ARCHIPEL_DEBUG=1 for more)`);
    return EXIT.ourFault;
  }
}
