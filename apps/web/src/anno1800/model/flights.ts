import type { Fact } from '@archipel/anno1800';
import type { Happened } from '@archipel/protocol';

/** Something that moves from one marked place of the table to another (`data-at`). */
export interface Flight {
  readonly piece: 'cube' | 'token' | 'coin' | 'card' | 'tile';
  readonly from: string;
  readonly to: string;
  /** Where a picture of it is found. */
  readonly looks: string;
}

const MOST = 14;

/** What is seen to move when these things happen. One's own pieces move on the board; those of others to and from their names. */
export function flightsOf(news: readonly Happened[], seat: number | undefined): readonly Flight[] {
  // The session has read the log by the game's schema.
  const facts = news.flatMap(({ events }) => events) as readonly unknown[] as readonly Fact[];
  return facts.flatMap((fact) => flights(fact, fact.seat === seat, seat)).slice(0, MOST);
}

function flights(fact: Fact, mine: boolean, seat: number | undefined): readonly Flight[] {
  const other = `seat-${fact.seat}`;
  switch (fact.fact) {
    case 'produced':
      return mine ? [cube(fact.level, `district-${fact.level}`, `field-${fact.field}`)] : [];
    case 'exhausted':
      return mine ? [cube(fact.level, `district-${fact.level}`, 'exhausted')] : [];
    case 'shift-ended':
      return mine ? [cube(fact.level, fact.at === 'exhausted' ? 'exhausted' : `field-${fact.at}`, `district-${fact.level}`)] : [];
    case 'traded': {
      const gold: Flight = { piece: 'coin', from: other, to: fact.from === seat ? 'gold' : `seat-${fact.from}`, looks: '.coin' };
      return mine ? [{ piece: 'token', from: 'tokens-trade', to: `seat-${fact.from}`, looks: '.token[data-kind="trade"]' }] : [gold];
    }
    case 'built':
      return mine
        ? [{ piece: 'tile', from: `market-${fact.tile}`, to: `field-${fact.field}`, looks: '' }]
        : [
            { piece: 'tile', from: other, to: `market-${fact.tile}`, looks: '' },
            { piece: 'card', from: `market-${fact.tile}`, to: other, looks: `[data-at="market-${fact.tile}"] .good` },
          ];
    case 'played':
      return mine ? [{ piece: 'card', from: 'hand', to: `played-${fact.card}`, looks: '.deck-mark' }] : [];
    case 'recruited':
      return [cube(fact.level, `supply-${fact.level}`, mine ? `district-${fact.level}` : other)];
    case 'drew':
      return [{ piece: 'card', from: `deck-${fact.deck}`, to: mine ? 'hand' : other, looks: `.deck-mark[data-deck="${fact.deck}"]` }];
    default:
      return [];
  }
}

const cube = (level: string, from: string, to: string): Flight => ({ piece: 'cube', from, to, looks: `.cube[data-level="${level}"]` });
