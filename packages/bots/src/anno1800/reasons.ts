import { layoutOf, levelName, levelOf, type Move, named, nth, type TileId, type View } from '@archipel/anno1800';
import type { Reason } from '@archipel/kernel';
import { handCardOf } from './cards.ts';
import { majorityFor, visitsWorth } from './objectives.ts';
import { shareAway } from './people.ts';
import { type Plan, STEP } from './plan.ts';
import { objectivePoints } from './tiles.ts';

/** Reasons that rest on nothing but the table and the move: while a game goes on they tell nobody anything that is hidden. */
export const OPEN_REASONS: ReadonlySet<string> = new Set([
  'points',
  'last-card',
  'extra-action',
  'gains-gold',
  'sheds-card',
  'other-workers',
  'objective',
  'majority',
  'more-tokens',
  'stronger-shipyard',
  'draws-cards',
  'new-fields',
  'comes-home',
  'free-effect',
]);

/**
 * Why a move may be good, as data: the closed list of codes is in docs/bots-anno1800.md. Every reason is true of the position, whatever
 * weight the player gives it.
 */
export function reasonsFor(plan: Plan, view: View, move: Move): readonly Reason[] {
  switch (move.kind) {
    case 'play':
      return playReasons(plan, view, move.card);
    case 'build':
      return buildReasons(plan, move.tile);
    case 'upgrade':
      return levelReasons(plan, levelOf(move.level) + 1);
    case 'promote':
      return levelReasons(plan, levelOf(move.level) + 1);
    case 'recruit':
      return [
        ...levelReasons(plan, levelOf(move.level)),
        ...majority(plan, 'population-total'),
        ...draws(plan, levelOf(move.level) <= 1 ? 0 : 1, 1),
      ];
    case 'explore':
      return exploreReasons(plan);
    case 'settle':
      return [{ code: 'new-fields', free: freeFields(plan) }];
    case 'expedition':
      return [{ code: 'visits', points: Math.round(visitsWorth(plan, view.expeditions)) }, ...majority(plan, 'expedition-cards')];
    case 'swap':
      return farCard(plan, move.card);
    case 'festival':
      return [{ code: 'comes-home', percent: Math.round(100 * shareAway(plan)) }];
    case 'activate':
      return [{ code: 'free-effect', card: move.card }];
    case 'graves':
      return [{ code: 'extra-action' }];
    case 'aarhant':
      return [{ code: 'gains-gold', gold: 5 }];
    case 'editor':
      return [{ code: 'sheds-card', count: 1 }];
    case 'discard':
    case 'bury':
      return farCard(plan, move.card);
    case 'place':
      return [{ code: 'least-lost' }];
    case 'produce':
    case 'trade':
    case 'fetch':
    case 'gift':
    case 'token':
      return [{ code: 'least-missed' }];
    case 'end-shift':
      return [{ code: 'needed-now' }];
    case 'which':
      return levelReasons(
        plan,
        plan.table.turn.pending.reduce((level, { thing }) => (thing.kind === 'step' ? thing.level + 1 : level), 0),
      );
    case 'end':
    case 'finish':
      return [{ code: 'nothing-better' }];
    default:
      return [];
  }
}

function farCard(plan: Plan, card: string): readonly Reason[] {
  const handCard = handCardOf(plan, card);
  return handCard === undefined ? [] : [{ code: 'far-card', card, actions: Math.round(handCard.distance) }];
}

function playReasons(plan: Plan, view: View, card: string): readonly Reason[] {
  const { points, effect } = named(plan.box.cards, card);
  const last = view.hand.length === 1 && plan.table.end === null;
  return [
    { code: 'points', points },
    ...(last ? [{ code: 'last-card', points: 7 }] : []),
    ...(effect.extraAction ? [{ code: 'extra-action' }] : []),
    ...(effect.gold ? [{ code: 'gains-gold', gold: effect.gold }] : []),
    ...(effect.discard ? [{ code: 'sheds-card', count: effect.discard }] : []),
  ];
}

function buildReasons(plan: Plan, id: TileId): readonly Reason[] {
  const { box, index, table } = plan;
  const tile = named(box.tiles, id);
  if (tile.kind === 'shipyard') return [{ code: 'stronger-shipyard', level: tile.level }];
  if (tile.kind === 'ship') {
    const cards = nth(plan.cardsFor, tile.token === 'trade' ? STEP.tradeShip : STEP.explorationShip);
    const counts = tile.token === 'trade' ? majority(plan, 'trade-tokens-owned') : [];
    return [
      { code: 'more-tokens', token: tile.token, count: tile.level },
      ...(cards > 0 ? [{ code: 'tokens-for-cards', token: tile.token, cards }] : []),
      ...counts,
    ];
  }
  const at = index.byTile.get(id) ?? 0;
  const direct = plan.handCards.filter((handCard) => handCard.entry.bill.goods.includes(nth(index.industries, at).makes)).length;
  const own = layoutOf(box, plan.player).workshops.has(tile.makes);
  const cards = own ? 0 : nth(plan.cardsFor, at);
  const points = objectivePoints(plan, id);
  const objective = table.objectives.find((each) => named(box.objectives, each).industries?.includes(id));
  return [
    ...(direct > 0 && !own ? [{ code: 'good-for-cards', good: tile.makes, cards: direct }] : []),
    ...(cards > direct ? [{ code: 'good-for-plans', good: tile.makes, cards }] : []),
    ...(own ? [{ code: 'other-workers', good: tile.makes, level: levelName(tile.worker) }] : []),
    ...(objective === undefined ? [] : [{ code: 'objective', objective, points }]),
  ];
}

function levelReasons(plan: Plan, level: number): readonly Reason[] {
  const cards = nth(plan.cardsFor, STEP.raise + level);
  const counts = level === 3 ? majority(plan, 'engineer') : level === 4 ? majority(plan, 'investor') : [];
  const busy = nth(plan.relief, level) > 0 && plan.relief.every((each) => each <= nth(plan.relief, level));
  return [
    ...(cards > 0 ? [{ code: 'level-for-cards', level: levelName(level), cards }] : []),
    ...(busy ? [{ code: 'busiest-level', level: levelName(level) }] : []),
    ...counts,
  ];
}

function exploreReasons(plan: Plan): readonly Reason[] {
  const cards = nth(plan.cardsFor, STEP.explore);
  const isabel = plan.table.objectives.includes('isabel-sarmento');
  return [
    ...(cards > 0 ? [{ code: 'new-world-for-cards', cards }] : []),
    ...(isabel ? [{ code: 'objective', objective: 'isabel-sarmento', points: 6 }] : []),
    ...draws(plan, 2, 3),
  ];
}

/** Cards that come into the hand, as far as the deck has them. */
function draws({ table }: Plan, deck: number, count: number): readonly Reason[] {
  const drawn = Math.min(count, nth(table.decks, deck));
  return drawn > 0 ? [{ code: 'draws-cards', count: drawn }] : [];
}

function majority(plan: Plan, counts: string): readonly Reason[] {
  const found = majorityFor(plan, counts);
  return found === undefined ? [] : [{ code: 'majority', objective: found.objective, have: found.mine, rival: found.rival }];
}

/** Land and coast with nothing on them. */
function freeFields({ player }: Plan): number {
  return player.fields.filter((field) => field.ground !== 'sea' && field.tile === null && field.printed === null).length;
}
