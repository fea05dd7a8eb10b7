/** How long a game lasts, measured (docs/web.md, "How long a game takes"). */
export interface Length {
  /** Of a whole game, by how many sit at the table. */
  readonly rounds: Readonly<Record<number, number>>;
  /** Seconds that a person takes for a turn. */
  readonly person: number;
  /** Seconds for which one looks at the turn of a bot. */
  readonly bot: number;
}

interface Company {
  readonly people: number;
  readonly bots: number;
  /** The rounds after which it ends, where that was agreed. */
  readonly rounds?: number | undefined;
}

const STEP = 5;

/** Minutes, to the next five. */
export function minutesFor(length: Length, { people, bots, rounds }: Company): number {
  const whole = length.rounds[people + bots] ?? 0;
  const minutes = (Math.min(whole, rounds ?? whole) * (people * length.person + bots * length.bot)) / 60;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
}
