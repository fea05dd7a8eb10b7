/** What stands at a place of a list that must have something there: by level, by deck, by seat. */
export function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing stands at ${index}`);
  return item;
}
