import type { Fact, LevelName } from '@archipel/anno1800';
import type { IconName } from '../../pieces/iconNames.ts';
import { type Flight, MOST_FLIGHTS } from '../../table/flight.ts';
import { iconOfGood } from '../pieces/goods.ts';
import { LEVEL_NAMES as LEVELS } from '../pieces/levels.ts';
import type { Entry } from './entry.ts';

/** Where one's own goods are made: by which field, if it is known. */
type MakerOf = (good: string) => string | undefined;

/** What is seen to move when these things happen. One's own pieces move on the board; those of others to and from their names. */
export function flightsOf(news: readonly Entry[], seat: number | undefined, makerOf: MakerOf = () => undefined): readonly Flight[] {
  return news
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.seat === seat ? own(event) : others(event, seat, makerOf)))
    .slice(0, MOST_FLIGHTS);
}

/** Where what one does at this moment is written. */
const ACT = 'act';

function own(event: Fact): readonly Flight[] {
  switch (event.fact) {
    case 'produced':
      return [cube(event.level, `district-${event.level}`, `field-${event.field}`), good(event.good, `field-${event.field}`, ACT)];
    case 'fetched':
      return [good(event.good, 'island-explore', ACT)];
    case 'given':
      return [good(event.good, `played-${event.card}`, ACT)];
    case 'exhausted':
      return [cube(event.level, `district-${event.level}`, 'exhausted')];
    case 'spent':
      return [token(tokenSpent(event), `tokens-${tokenSpent(event)}`, ACT)];
    case 'shift-ended':
      return [
        cube(event.level, event.at === 'exhausted' ? 'exhausted' : `field-${event.at}`, `district-${event.level}`),
        ...coins(event.gold, 'gold', 'supply'),
      ];
    case 'traded':
      return [
        token('trade', 'tokens-trade', `seat-${event.from}`),
        good(event.good, `seat-${event.from}`, ACT),
        coin('supply', `seat-${event.from}`),
      ];
    case 'built':
      return [{ motion: 'turn', from: `market-${event.tile}`, to: `field-${event.field}`, looks: '' }];
    case 'removed':
      return [{ motion: 'turn', from: `field-${event.field}`, to: `market-${event.tile}`, looks: '' }];
    case 'played':
      return [{ motion: 'travel', from: 'hand', to: `played-${event.card}`, looks: '.deck-mark' }];
    case 'activated':
      return [{ motion: 'turn', from: ACT, to: `played-${event.card}`, looks: '' }];
    case 'upgraded':
      return [cube(next(event.level), `district-${event.level}`, `district-${next(event.level)}`)];
    case 'settled':
      return [icon('old-world', 'supply', 'island-settle')];
    case 'explored':
      return [icon('new-world', 'supply', 'island-explore')];
    case 'gained':
      return gains(
        event,
        (level) => `district-${level}`,
        'gold',
        (kind) => `tokens-${kind}`,
      );
    case 'recruited':
      return [cube(event.level, `supply-${event.level}`, `district-${event.level}`), ...coins(event.gold, 'gold', 'supply')];
    default:
      return either(event, 'hand', ACT);
  }
}

function others(event: Fact, seat: number | undefined, makerOf: MakerOf): readonly Flight[] {
  const home = `seat-${event.seat}`;
  switch (event.fact) {
    case 'produced':
    case 'fetched':
    case 'given':
      return [rise({ icon: iconOfGood(event.good) }, home)];
    case 'exhausted':
      return [rise(cubeLooks(event.level), home)];
    case 'spent':
      return [rise(tokenLooks(tokenSpent(event)), home)];
    case 'shift-ended':
      return [rise(cubeLooks(event.level), home), ...coins(event.gold, home, 'supply')];
    case 'traded': {
      const mine = event.from === seat;
      const maker = mine ? makerOf(event.good) : undefined;
      const partner = mine ? (maker === undefined ? 'gold' : `field-${maker}`) : `seat-${event.from}`;
      return [good(event.good, partner, home), coin(home, mine ? 'gold' : `seat-${event.from}`)];
    }
    case 'built':
      return [
        { motion: 'turn', from: home, to: `market-${event.tile}`, looks: '' },
        { motion: 'travel', from: `market-${event.tile}`, to: home, looks: `[data-at="market-${event.tile}"] .good` },
      ];
    case 'removed':
      return [{ motion: 'turn', from: home, to: `market-${event.tile}`, looks: '' }];
    case 'played':
    case 'activated':
      return [rise({ icon: 'cards' }, home)];
    case 'upgraded':
      return [rise(cubeLooks(next(event.level)), home)];
    case 'settled':
      return [icon('old-world', 'supply', home)];
    case 'explored':
      return [icon('new-world', 'supply', home)];
    case 'gained':
      return gains(
        event,
        () => home,
        home,
        () => home,
      );
    case 'recruited':
      return [cube(event.level, `supply-${event.level}`, home), ...coins(event.gold, home, 'supply')];
    default:
      return either(event, home, home);
  }
}

/** What looks the same for oneself and for others. */
function either(event: Fact, cards: string, place: string): readonly Flight[] {
  switch (event.fact) {
    case 'drew':
      return [deckMark(event.deck, `deck-${event.deck}`, cards)];
    case 'buried':
      return [deckMark(event.deck, cards, `deck-${event.deck}`)];
    case 'expedition':
      return [icon('animal', 'supply', place)];
    case 'festival':
      return [rise({ icon: 'festival' }, place)];
    case 'used':
      return [{ motion: 'turn', from: place, to: `objective-${event.objective}`, looks: '' }];
    default:
      return [];
  }
}

function gains(
  event: Extract<Fact, { readonly fact: 'gained' }>,
  district: (level: string) => string,
  gold: string,
  tokens: (kind: 'trade' | 'exploration') => string,
): readonly Flight[] {
  return [
    ...LEVELS.flatMap((level, at) => Array.from({ length: event.cubes?.[at] ?? 0 }, () => cube(level, `supply-${level}`, district(level)))),
    ...(['trade', 'exploration'] as const).flatMap((kind) => (event[kind] ? [token(kind, 'supply', tokens(kind))] : [])),
    ...coins(event.gold ?? 0, 'supply', gold),
  ];
}

/** R13: with Beryl, exploration tokens are spent in place of others. */
const tokenSpent = ({ token: kind, from }: Extract<Fact, { readonly fact: 'spent' }>) => (from.startsWith('beryl') ? 'exploration' : kind);

const next = (level: LevelName): LevelName => LEVELS[LEVELS.indexOf(level) + 1] ?? level;

const cubeLooks = (level: string) => `.cube[data-level="${level}"]`;
const tokenLooks = (kind: string) => `.token[data-kind="${kind}"]`;
const travel = (looks: Flight['looks'], from: string, to: string): Flight => ({ motion: 'travel', from, to, looks });
const rise = (looks: Flight['looks'], at: string): Flight => ({ motion: 'rise', from: at, to: at, looks });
const cube = (level: string, from: string, to: string) => travel(cubeLooks(level), from, to);
const token = (kind: string, from: string, to: string) => travel(tokenLooks(kind), from, to);
const good = (id: string, from: string, to: string) => travel({ icon: iconOfGood(id) }, from, to);
const icon = (name: IconName, from: string, to: string) => travel({ icon: name }, from, to);
const deckMark = (deck: string, from: string, to: string) => travel(`.deck-mark[data-deck="${deck}"]`, from, to);
const coin = (from: string, to: string) => travel('.coin', from, to);
/** One coin for however much it is: what it comes to is written beside it. */
const coins = (gold: number, from: string, to: string): readonly Flight[] => (gold > 0 ? [coin(from, to)] : []);
