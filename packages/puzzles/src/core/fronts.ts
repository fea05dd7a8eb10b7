/** What has been come by, by all that is not counted: of each the worths that none other exceeds. */
export interface Fronts {
  /** Whether nothing with the same rest has been as good in every respect; if so, it is remembered. */
  isNew(rest: string, worth: readonly number[]): boolean;
}

export function emptyFronts(): Fronts {
  const fronts = new Map<string, (readonly number[])[]>();
  return {
    isNew(rest, worth) {
      const front = fronts.get(rest);
      if (front === undefined) {
        fronts.set(rest, [worth]);
        return true;
      }
      if (front.some((other) => isAsGood(other, worth))) return false;
      fronts.set(rest, [...front.filter((other) => !isAsGood(worth, other)), worth]);
      return true;
    },
  };
}

function isAsGood(one: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < one.length; at++) if ((one[at] ?? 0) < (other[at] ?? 0)) return false;
  return true;
}
