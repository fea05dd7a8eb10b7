#!/usr/bin/env node
import { complain, EXIT } from './fault.ts';
import { whyNot } from './files.ts';
import { run } from './program.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that goes away early (`archipel check | head -1`) is no fault, and changes nothing about the answer: the exit code is still to come.
  if (error.code === 'EPIPE') return;
  complain(`cannot write the answer: ${whyNot(error)}`);
  process.exit(EXIT.badInput);
});

// `npm run archipel` starts us at the root of the project; paths mean the folder in which it was typed.
const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env;
if (script === 'archipel' && typedIn) process.chdir(typedIn);

process.exitCode = await run(process.argv.slice(2));
