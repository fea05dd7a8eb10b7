import { type Cost, DECKS, named } from '@archipel/anno1800';
import { Cube, EffectMarks, Icon, ItemMark, keyOf, nameOfLevel, Token } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { cardMove } from '../model/clicks.ts';
import type { HandCard as Dealt } from '../model/hand.ts';

type Item = Cost[number];

/** So many cubes or tokens are drawn one by one. */
const MOST = 4;

/** A card in hand: points, effect, what it wants and where that would come from. */
export function HandCard({ card }: { readonly card: Dealt }) {
  const { box, names, t, moves, decision, act, want, swapping, pick, view, seat, sources } = useTable();
  const { cost, points, effect, deck } = named(box.cards, card.id);
  const asked = decision.ask === 'discard' || decision.ask === 'bury';
  const swappable = swapping !== null && (view.table.decks[deck] ?? 0) > 0;
  const picked = swapping?.includes(card.id) ?? false;
  const light = asked || swappable ? 'lit' : swapping !== null ? 'dark' : card.light;
  const click = (from: Element) => {
    if (swapping !== null) {
      if (picked || swappable) pick(card.id);
      return;
    }
    const move = cardMove(decision, moves, card.id);
    if (move && move.kind !== 'play') act([move]);
    else want({ kind: 'play', card: card.id }, from);
  };
  const foot = footOf();
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
      aria-pressed={swapping === null ? undefined : picked}
      aria-label={[t('table.cardPoints', { points }), names.card(card.id), foot].join(', ')}
      disabled={seat === undefined}
      onClick={(event) => click(event.currentTarget)}
    >
      <i className="tape" />
      <span className="hc-head">
        <b>{points}</b>
        <EffectMarks effect={effect} />
      </span>
      <span className="hc-needs">
        {grouped(cost).map(({ item, count }, at) => (
          <Need key={`${at} ${keyOf(item)}`} item={item} count={count} />
        ))}
      </span>
      <span className="hc-foot">{foot}</span>
    </button>
  );

  function lacked(): string {
    const item = cost.find((each) => sources.of(each) === undefined);
    if (item === undefined) return '';
    if (item.kind === 'good') return names.shortGood(item.good);
    return item.kind === 'cube' ? names.level(nameOfLevel(item.level)) : names.token(item.token);
  }
}

function Need({ item, count }: { readonly item: Item; readonly count: number }) {
  const { sources, names, soft } = useTable();
  const source = sources.of(item);
  const miss = source === undefined;
  return (
    <span className="need" data-miss={miss}>
      {item.kind === 'good' ? (
        <>
          <ItemMark item={item} size={21} miss={miss} />
          <span className="need-name">{soft(names.shortGood(item.good))}</span>
        </>
      ) : (
        <span className="need-name need-marks">
          {count > MOST && <b>{count}</b>}
          {Array.from({ length: count > MOST ? 1 : count }, (_, at) => (
            <ItemMark key={`${at} ${keyOf(item)}`} item={item} size={21} miss={miss} />
          ))}
        </span>
      )}
      {source?.by === 'own' && <Cube level={source.level} size={12} />}
      {source?.by === 'tokens' && (
        <span className="need-tokens">
          {source.tokens > 1 && source.tokens}
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
