/** What waits, each item for a share: shares are served in turn, whatever each has waiting, and the items of one share in their order. */
export interface FairQueue<Item> {
  readonly length: number;
  push(share: string, item: Item): void;
  shift(): Item | undefined;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order in which they are served next. */
  const shares = new Map<string, Item[]>();
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(share, item) {
      const waiting = shares.get(share);
      if (waiting) waiting.push(item);
      else shares.set(share, [item]);
      length += 1;
    },
    shift() {
      for (const [share, waiting] of shares) {
        const item = waiting.shift();
        shares.delete(share);
        if (waiting.length > 0) shares.set(share, waiting);
        length -= 1;
        return item;
      }
      return undefined;
    },
  };
}
