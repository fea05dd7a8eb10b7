/** The day by the clock of Greenwich: the same puzzle for everybody. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
