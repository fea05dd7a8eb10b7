export { cli } from './cli.ts';
export { cliHelp } from './cliHelp.ts';
export { cliPuzzles } from './cliPuzzles.ts';
export { cliReport } from './cliReport.ts';
export { cliTrain } from './cliTrain.ts';
