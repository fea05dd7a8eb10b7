/** At most so many numbers stand beside one line of a log. */
const MOST = 2;

/**
 * The rules that stand beside what has happened, each once: those of what was done, or else that of what followed from something which was told before. `ruleOf`
 * answers the number, and whether the event only follows from others.
 */
export function rulesOf<Event>(
  events: readonly Event[],
  ruleOf: (event: Event) => string,
  follows: (event: Event) => boolean,
): readonly string[] {
  const done = events.filter((event) => !follows(event));
  return [...new Set((done.length > 0 ? done : events.slice(0, 1)).map(ruleOf))].slice(0, MOST);
}
