interface Author {
  readonly name: string;
  readonly link?: string;
  /** By their names at game-icons.net. */
  readonly icons: readonly string[];
}

/** Who drew which of the icons of game-icons.net that are in use, as its folders say. Their licence, CC BY 3.0, asks that each is named. */
export const ICON_AUTHORS: readonly Author[] = [
  {
    name: 'Delapouite',
    link: 'https://delapouite.com',
    icons:
      'almond amphora bathtub brick-wall caravel chili-pepper church cigar clothes coal-wagon coffee-beans coffee-cup cornucopia cotton-flower dynamite elephant full-wood-bucket-handle glass-celebration harbor-dock i-beam island opened-food-can palm-tree party-flags pirate-coat planks potato rolled-cloth sail sausage sheep soap steam-locomotive sugar-cane tavern-sign warehouse window wood-pile wooden-crate'.split(
        ' ',
      ),
  },
  {
    name: 'Lorc',
    link: 'https://lorcblog.blogspot.com',
    icons:
      'anvil beer-stein brandy-bottle cannon firework-rocket gears hammer-nails light-bulb linden-leaf metal-bar pirate-skull quill-ink sliced-bread spectacles square-bottle stone-block tied-scroll tyre wheat wine-glass'.split(
        ' ',
      ),
  },
  { name: 'Skoll', icons: ['open-treasure-chest', 'pig', 'pocket-watch'] },
  { name: 'Caro Asercion', icons: ['sewing-machine'] },
  { name: 'Carl Olsen', link: 'https://twitter.com/unstoppableCarl', icons: ['flame'] },
  { name: 'Pierre Leducq', icons: ['shooner-sailboat'] },
  { name: 'Quoting', icons: ['artillery-shell'] },
  { name: 'Rihlsul', icons: ['chocolate-bar'] },
];
