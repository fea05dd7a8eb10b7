/**
 * What stands at a place of a list that must have something there: by level, by deck, by seat. It serves lists of every kind, which the engine
 * pays for with a slow look-up; what is read a hundred times a move reads its own list (`atLevel`, `playerAt`, `workersOn`).
 */
export function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing stands at ${index}`);
  return item;
}

/** What the rules have made sure of. If it is not there, the program is wrong, so this throws. */
export function sure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new TypeError('something is missing that the rules have made sure of');
  return value;
}

/** A number in a list by level, farmer first. */
export function atLevel(list: readonly number[], level: number): number {
  return list[level] ?? 0;
}
