// The workspaces by layer: each may import those in the layers above it, none beside or below it.
export const LAYERS = [
  ['kernel'],
  ['anno1503', 'anno1800', 'protocol'],
  ['host'],
  ['games'],
  ['bots', 'puzzles'],
  ['review', 'text'],
  ['thinkers'],
  ['cli', 'server', 'web'],
];
/** Packages that several apps share and that are not pure: they have threads and a clock. */
export const IMPURE_PACKAGES = new Set(['thinkers']);
/** Imports the kernel, and is imported by tests alone. */
export const TEST_ONLY = 'conformance';
