/** Things with what they are worth in each respect, none of which is as good as another in all of them. */
export interface Front<Thing> {
  readonly things: Thing[];
  readonly worths: Int16Array[];
}

export const emptyFront = <Thing>(): Front<Thing> => ({ things: [], worths: [] });

/**
 * Whether the front has nothing as good as this in every respect; if so, what is worse than it has left the front, and the caller adds it. Of equals the
 * first stays. `worth` may be used again by the caller: it is copied by `add`.
 */
export function isNew<Thing>({ things, worths }: Front<Thing>, worth: Int16Array): boolean {
  let kept = 0;
  for (let at = 0; at < worths.length; at++) {
    const other = worths[at];
    const thing = things[at];
    if (other === undefined || thing === undefined) continue;
    const order = compare(worth, other);
    if (order === WORSE) return false;
    if (order === BETTER) continue;
    worths[kept] = other;
    things[kept] = thing;
    kept++;
  }
  worths.length = kept;
  things.length = kept;
  return true;
}

export function add<Thing>({ things, worths }: Front<Thing>, thing: Thing, worth: Int16Array): void {
  things.push(thing);
  worths.push(worth.slice());
}

const [WORSE, BETTER, NEITHER] = [0, 1, 2];

/** Equals count as worse: nothing is gained by them. */
function compare(worth: Int16Array, other: Int16Array): number {
  let [more, less] = [false, false];
  for (let at = 0; at < worth.length; at++) {
    const difference = (worth[at] ?? 0) - (other[at] ?? 0);
    if (difference > 0) more = true;
    else if (difference < 0) less = true;
    if (more && less) return NEITHER;
  }
  return more ? BETTER : WORSE;
}
