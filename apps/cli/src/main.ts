#!/usr/bin/env node
import { reasonOf } from './input/files.ts';
import { run } from './program.ts';
import { EXIT, printError } from './terminal/exit.ts';
import { t } from './terminal/words.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that goes away early (`archipel check | head -1`) is no error: the exit code is still to come.
  if (error.code === 'EPIPE') return;
  printError(t('cli.cannotWrite', { reason: reasonOf(error) }));
  process.exit(EXIT.badInput);
});

// `npm run archipel` starts us at the root of the project; paths mean the folder in which it was typed.
const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env;
if (script === 'archipel' && typedIn) process.chdir(typedIn);

process.exitCode = await run(process.argv.slice(2));
