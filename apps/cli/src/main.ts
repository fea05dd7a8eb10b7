#!/usr/bin/env node
import { run } from './program.ts';

// A reader that goes away early (`archipel sim | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});

process.exitCode = await run(process.argv.slice(2));
