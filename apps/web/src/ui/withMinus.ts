/** With the sign for minus, which is as wide as a plus. */
export const withMinus = (points: number): string => String(points).replace('-', '−');
