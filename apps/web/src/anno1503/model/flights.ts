import type { Fact, Square, Tile } from '@archipel/anno1503';
import { type Flight, MOST_FLIGHTS } from '../../table/flight.ts';
import type { Entry } from './facts.ts';
import { standing } from './facts.ts';

/**
 * What is seen to move when these things happen. One's own pieces move on the board; those of others to and from their names. All entries are known, for
 * a ship comes from where it was.
 */
export function flightsOf(news: readonly Entry[], seat: number | undefined, entries: readonly Entry[] = news): readonly Flight[] {
  const first = news[0]?.position ?? 0;
  const ships = shipsOf(standing(entries.filter(({ position }) => position < first)).flatMap(({ events }) => events));
  return news
    .flatMap(({ events }) => events)
    .flatMap((fact) => {
      const flights = fact.fact === 'sailed' ? [sailed(fact, ships)] : flightsFor(fact, seat);
      follow(ships, fact);
      return flights;
    })
    .slice(0, MOST_FLIGHTS);
}

type IconName = Exclude<Flight['looks'], string>['icon'];
type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;
/** Where each ship was last seen to go; nothing for one that has gone home. */
type Ships = Map<string, Square>;

const shipsOf = (facts: readonly Fact[]): Ships => {
  const ships: Ships = new Map();
  for (const fact of facts) follow(ships, fact);
  return ships;
};

function follow(ships: Ships, fact: Fact): void {
  if (fact.fact === 'sailed') ships.set(`${fact.seat} ${fact.ship}`, fact.to);
  if (fact.fact === 'used') ships.delete(`${fact.seat} ${fact.ship}`);
}

function sailed({ seat, ship, to }: Of<'sailed'>, ships: Ships): Flight {
  const from = ships.get(`${seat} ${ship}`);
  return from === undefined ? rise('exploration-ship', `square-${to}`) : icon('exploration-ship', `square-${from}`, `square-${to}`);
}

function flightsFor(fact: Fact, seat: number | undefined): readonly Flight[] {
  if (!('seat' in fact)) return fact.fact === 'laid' ? [turn(`square-${fact.space}`)] : [];
  return fact.seat === seat ? own(fact) : others(fact, seat);
}

type Deed = Extract<Fact, { readonly seat: number }>;

function own(fact: Deed): readonly Flight[] {
  switch (fact.fact) {
    case 'took':
      return [card(fact.commodity, `stack-${fact.commodity}`, 'hand')];
    case 'bought':
      return [coin('gold', `stack-${fact.commodity}`), card(fact.commodity, `stack-${fact.commodity}`, 'hand')];
    case 'sold':
      return [card(fact.commodity, 'hand', `inhabitant-${fact.inhabitant}`), coin(`inhabitant-${fact.inhabitant}`, 'gold')];
    case 'discarded':
      return [card(fact.commodity, 'hand', `stack-${fact.commodity}`)];
    case 'paid':
      return [{ motion: 'rise', from: 'gold', to: 'gold', looks: COIN }];
    case 'branched':
      return [coin('gold', `seat-${fact.from}`), icon('cards', `seat-${fact.from}`, 'hand')];
    case 'lost':
      return [rise(iconOf(fact.tile), fact.pier === 'wooden' ? 'wooden' : `pier-${fact.pier}`)];
    case 'burned':
      return [rise('fire', 'home')];
    case 'spared':
      return [rise(fact.building, 'home')];
    case 'launched':
      return [rise('exploration-ship', `ship-${fact.ship}`)];
    case 'placed':
    case 'developed':
      return [turn(`inhabitant-${fact.inhabitant}`)];
    default:
      return either(fact, 'gold', fact.fact === 'used' && fact.pier !== undefined ? `pier-${fact.pier}` : 'wooden');
  }
}

function others(fact: Deed, seat: number | undefined): readonly Flight[] {
  const home = `seat-${fact.seat}`;
  switch (fact.fact) {
    case 'took':
      return [card(fact.commodity, `stack-${fact.commodity}`, home)];
    case 'bought':
      return [coin(home, `stack-${fact.commodity}`), card(fact.commodity, `stack-${fact.commodity}`, home)];
    case 'sold':
      return [card(fact.commodity, home, `stack-${fact.commodity}`), coin(`stack-${fact.commodity}`, home)];
    case 'discarded':
      return [card(fact.commodity, home, `stack-${fact.commodity}`)];
    case 'paid':
      return [{ motion: 'rise', from: home, to: home, looks: COIN }];
    case 'branched':
      return fact.from === seat ? [coin(home, 'gold'), icon('cards', 'hand', home)] : [coin(home, `seat-${fact.from}`)];
    case 'lost':
      return [rise(iconOf(fact.tile), home)];
    case 'burned':
      return [rise('fire', home)];
    case 'spared':
      return [rise(fact.building, home)];
    case 'launched':
      return [rise('exploration-ship', home)];
    case 'placed':
      return [{ motion: 'rise', from: home, to: home, looks: '.person[data-person="explorer"]' }];
    case 'developed':
      return [{ motion: 'rise', from: home, to: home, looks: `.person[data-person="${fact.level}"]` }];
    default:
      return either(fact, home, home);
  }
}

/** What comes from the sea, to where gold or tiles lie. */
function either(fact: Deed, gold: string, pier: string): readonly Flight[] {
  switch (fact.fact) {
    case 'looked':
      return [rise('spectator', `square-${fact.space}`)];
    case 'put-back':
      return [turn(`square-${fact.space}`)];
    case 'used':
      return fact.tile.kind === 'treasure' ? [coin(`square-${fact.space}`, gold)] : [icon(iconOf(fact.tile), `square-${fact.space}`, pier)];
    default:
      return [];
  }
}

const iconOf = (tile: Tile): IconName => (tile.kind === 'outpost' ? tile.commodity : tile.kind);

const COIN = '.gold-coin';
const card = (commodity: string, from: string, to: string): Flight => ({
  motion: 'travel',
  from,
  to,
  looks: `.ware[data-ware="${commodity}"]`,
});
const coin = (from: string, to: string): Flight => ({ motion: 'travel', from, to, looks: COIN });
const icon = (name: IconName, from: string, to: string): Flight => ({ motion: 'travel', from, to, looks: { icon: name } });
const rise = (name: IconName, at: string): Flight => ({ motion: 'rise', from: at, to: at, looks: { icon: name } });
const turn = (to: string): Flight => ({ motion: 'turn', from: to, to, looks: '' });
