export { cli } from './cli.ts';
export { cliHelp } from './cliHelp.ts';
export { cliReport } from './cliReport.ts';
