/** Where cubes are drawn that stand together, and how large they are: all can be counted at a glance. */
export interface CubePlaces {
  readonly size: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

const [LARGE, SMALL] = [14, 10];
/** Of each cube of a row at least so much is seen. */
const SEEN = 8;
/** More are not drawn: their number is written above. */
const MOST = 10;

/** In one row while each is seen nearly whole, then in two rows of smaller ones. */
export function cubePlaces(count: number, width: number): CubePlaces {
  const step = (size: number, columns: number) => Math.min(size + 1, columns < 2 ? 0 : (width - size) / (columns - 1));
  if (count <= 2 || step(LARGE, count) >= SEEN) {
    const x = step(LARGE, count);
    return { size: LARGE, places: Array.from({ length: count }, (_, at) => ({ x: at * x, y: 0 })) };
  }
  const shown = Math.min(count, MOST);
  const columns = Math.ceil(shown / 2);
  const x = step(SMALL, columns);
  return {
    size: SMALL,
    places: Array.from({ length: shown }, (_, at) => ({ x: (at % columns) * x, y: Math.floor(at / columns) * (SMALL + 1) })),
  };
}
