import type { Layout } from '../../table/useLayout.ts';

/** The inside of the window, in pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How a tile of the market is drawn. `blocks`: tall, under headings; `named`: its name below picture and cost; `plain`: without a name; `stacked`: narrow, the
 * cost below the picture; `list`: a row for each.
 */
export type MarketFace = 'blocks' | 'named' | 'plain' | 'stacked' | 'list';

/** `full`: names and sources; `narrow`: pictures and sources; `low`: one line of pictures. */
export type HandFace = 'full' | 'narrow' | 'low';

/** What this window has no room for. Whatever folds is decided here, and nowhere else. */
export interface Folds {
  readonly layout: Layout;
  /** A phone on its side: the islands at the left, one other part beside them. */
  readonly lying: boolean;
  /** How many times larger than drawn everything is. */
  readonly grow: number;
  readonly market: MarketFace;
  /** The market is a sheet that opens over the table. */
  readonly marketSheet: boolean;
  readonly fieldNames: boolean;
  readonly lowHand: boolean;
  /** In the header: the name of the site, what each opponent did last, the word before their points. */
  readonly wordMark: boolean;
  readonly lastAction: boolean;
  readonly influenceWord: boolean;
  /** Of the supply all is shown, not only what runs out. */
  readonly wholeSupply: boolean;
}

/** Everything at once, as on a desk: side column, opponents with their islands. */
const WIDE = { width: 1500, height: 980 };
/** From here on things grow with the window. */
const GROWS_FROM = { width: 1920, height: 1080 };
const [DESK, PHONE, NARROW_DESK] = [1024, 600, 1200];
/** Lower than this a window that is not wide is a phone on its side. */
const LYING = 500;
/** A phone on its side is at least so wide. */
const LYING_WIDTH = 560;

/** What folds in a window of this size, at a table of so many players. */
export function foldsFor({ width, height }: WindowSize, seats: number): Folds {
  const layout = layoutFor(width, height);
  const lying = layout === 'phone' && width >= LYING_WIDTH;
  // The narrow faces of the market are higher.
  const low = layout === 'desk' && width < NARROW_DESK ? height - 50 : height;
  const market = marketFor(layout, width, height);
  const marketSheet = layout === 'tablet' && height < 1000;
  const crowded = seats >= 4;
  return {
    layout,
    lying,
    grow: layout === 'wide' ? Math.max(1, Math.min(width / GROWS_FROM.width, height / GROWS_FROM.height)) : 1,
    market,
    marketSheet,
    fieldNames: namesFit(layout, low, marketSheet),
    lowHand: layout === 'desk' ? low < 740 : layout === 'tablet' && (marketSheet ? height < 900 : height < 1180),
    wordMark: layout === 'wide' || (layout === 'tablet' && width >= 700) || (layout === 'desk' && width >= 1340 && !crowded),
    lastAction: !crowded || width >= 1500,
    influenceWord: !crowded || width >= 1500,
    wholeSupply: layout === 'wide' || layout === 'desk',
  };
}

function layoutFor(width: number, height: number): Layout {
  if (width < PHONE) return 'phone';
  if (width < DESK) return height < LYING ? 'phone' : 'tablet';
  return width >= WIDE.width && height >= WIDE.height ? 'wide' : 'desk';
}

function marketFor(layout: Layout, width: number, height: number): MarketFace {
  if (layout === 'wide') return 'blocks';
  if (layout === 'phone') return 'list';
  if (layout === 'tablet' || width < NARROW_DESK) return 'stacked';
  return height >= 860 ? 'named' : 'plain';
}

function namesFit(layout: Layout, height: number, marketSheet: boolean): boolean {
  if (layout === 'phone') return false;
  if (layout === 'tablet') return marketSheet ? height >= 830 : height >= 1100;
  return height >= 660;
}

/** The least width of a card. */
const CARD: Readonly<Record<HandFace, number>> = { full: 99, narrow: 60, low: 66 };
const CARD_GAP = 4;

export interface HandFold {
  readonly face: HandFace;
  /** How many cards lie in a row; the others below it. */
  readonly perRow: number;
}

/** How so many cards are drawn in this width. Two rows of low cards are as high as one of full ones. */
export function handFoldFor({ lowHand, layout }: Folds, width: number, cards: number): HandFold {
  if (layout === 'wide' || layout === 'phone') return { face: 'full', perRow: cards };
  if (lowHand) return { face: 'low', perRow: cards };
  const fits = (face: HandFace) => cards * (CARD[face] + CARD_GAP) <= width + CARD_GAP;
  if (fits('full')) return { face: 'full', perRow: cards };
  return fits('narrow') ? { face: 'narrow', perRow: cards } : { face: 'low', perRow: Math.ceil(cards / 2) };
}
