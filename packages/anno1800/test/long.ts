/** How much longer than usual the random tests play: `ARCHIPEL_LONG=100` for an evening, `0.1` for mutation testing. */
export const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
