import { type Cost, DECKS, named } from '@archipel/anno1800';
import { effectLine1800 } from '@archipel/text';
import { useMemo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { cardMove } from '../model/clicks.ts';
import { costWords } from '../model/costWords.ts';
import type { HandFace } from '../model/folds.ts';
import type { HandCard as Dealt } from '../model/hand.ts';
import { Cube, EffectMarks, ItemMark, keyOf, nameOfLevel, Token } from '../pieces/index.ts';

type Item = Cost[number];

/** Up to this many cubes or tokens are drawn one by one, and how large goods are. */
const MOST: Readonly<Record<HandFace, number>> = { full: 4, narrow: 2, low: 2 };
const SIZE: Readonly<Record<HandFace, number>> = { full: 21, narrow: 21, low: 18 };

/** A card in hand, `fresh` if it came lately: points, effect, what it wants and where that would come from. */
export function HandCard({ card, face, fresh }: { readonly card: Dealt; readonly face: HandFace; readonly fresh: boolean }) {
  const { box, moves, decision, swapping, view, seat, sources } = useFacts();
  const { names, t, text } = useWords();
  const { act, want, pickCard } = useCommands();
  const { cost, points, effect, deck } = named(box.cards, card.id);
  const asked = decision.ask === 'discard' || decision.ask === 'bury';
  const swappable = swapping !== null && (view.table.decks[deck] ?? 0) > 0;
  const picked = swapping?.includes(card.id) ?? false;
  const light = asked || swappable ? 'lit' : swapping !== null ? 'dark' : card.light;
  const click = (from: Element) => {
    if (swapping !== null) {
      if (picked || swappable) pickCard(card.id);
      return;
    }
    const move = cardMove(decision, moves, card.id);
    if (move && move.kind !== 'play') act([move]);
    else want({ kind: 'play', card: card.id }, from);
  };
  const foot = footOf();
  const given = useMemo(() => {
    const data = box.components.populationCards.find(({ id }) => id === card.id);
    return data ? t('table.cardGives', { effect: effectLine1800(text, names, data.effect).text }) : '';
  }, [box, card.id, t, text, names]);
  function footOf(): string {
    if (swapping !== null) return t(picked ? 'table.cardPicked' : swappable ? 'table.cardSwap' : 'table.deckEmpty');
    if (decision.ask === 'discard') return t('table.cardDiscard');
    if (decision.ask === 'bury') return t('table.cardBury');
    if (card.light === 'lit') return t('table.cardPlay');
    if (card.light === 'ready') return t('table.cardReady');
    return card.lacking === 1 ? t('table.cardLacks', { what: lacked() }) : t('table.cardLacksMany', { count: card.lacking });
  }
  return (
    <button
      type="button"
      className="hc"
      data-light={light}
      data-deck={DECKS[deck]}
      data-at={`hand-${card.id}`}
      data-new={fresh || undefined}
      aria-pressed={swapping === null ? undefined : picked}
      data-explain={`card ${card.id}`}
      aria-label={[
        t('table.cardPoints', { points }),
        t('table.cardWants', { cost: costWords(names, cost) }),
        given,
        foot,
        ...(fresh ? [t('follow.newCard')] : []),
      ].join(', ')}
      disabled={seat === undefined}
      onClick={(event) => click(event.currentTarget)}
    >
      <i className="tape" />
      <span className="hc-head">
        <b>{points}</b>
        <EffectMarks effect={effect} />
        {fresh && <em className="hc-new">{t('follow.newCard')}</em>}
      </span>
      <span className="hc-needs">
        {grouped(cost).map(({ item, count }, at) => (
          <Need key={`${at} ${keyOf(item)}`} item={item} count={count} face={face} />
        ))}
      </span>
      <span className="hc-foot">{foot}</span>
    </button>
  );

  function lacked(): string {
    const item = cost.find((each) => sources.of(each) === undefined) ?? cost.find((each) => each.kind === 'token');
    if (item === undefined) return '';
    if (item.kind === 'good') return names.shortGood(item.good);
    return item.kind === 'cube' ? names.level(nameOfLevel(item.level)) : names.token(item.token);
  }
}

function Need({ item, count, face }: { readonly item: Item; readonly count: number; readonly face: HandFace }) {
  const { sources } = useFacts();
  const { names, hyphenated } = useWords();
  const source = sources.of(item);
  const miss = source === undefined;
  return (
    <span className="need" data-miss={miss}>
      {item.kind === 'good' ? (
        <>
          <ItemMark item={item} size={SIZE[face]} miss={miss} />
          <span className="need-name">{hyphenated(names.shortGood(item.good))}</span>
        </>
      ) : (
        <span className="need-name need-marks">
          {count > MOST[face] && <b>{count}</b>}
          {Array.from({ length: count > MOST[face] ? 1 : count }, (_, at) => (
            <ItemMark key={`${at} ${keyOf(item)}`} item={item} size={SIZE[face]} miss={miss} />
          ))}
        </span>
      )}
      {source?.by === 'own' && <Cube level={source.level} size={12} />}
      {source?.by === 'tokens' && (
        <span className="need-tokens">
          {source.tokens > 1 && <span>{source.tokens}</span>}
          <Token kind="trade" size={14} />
        </span>
      )}
      {source?.by === 'card' && <Icon name="cards" size={13} />}
    </span>
  );
}

/** Cubes of one level, and tokens of one kind, stand together. */
function grouped(cost: Cost): readonly { readonly item: Item; readonly count: number }[] {
  const groups: { item: Item; count: number }[] = [];
  for (const item of cost) {
    const last = groups.at(-1);
    if (last && item.kind !== 'good' && keyOf(last.item) === keyOf(item)) last.count++;
    else groups.push({ item, count: 1 });
  }
  return groups;
}
