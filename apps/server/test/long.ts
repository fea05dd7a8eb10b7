/** How much longer than usual servers are killed and sent nonsense: `ARCHIPEL_LONG=10` for a thousand kills. */
export const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
/** Milliseconds that such a test may take. */
export const LONG_TIMEOUT = 1_800_000 * Math.max(1, LONG);
