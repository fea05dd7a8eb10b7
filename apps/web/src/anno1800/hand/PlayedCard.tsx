import { anno1800, type CardId, DECKS, named } from '@archipel/anno1800';
import { useMemo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import type { PlayedState } from '../model/played.ts';
import { EffectMarks } from '../pieces/index.ts';

interface Props {
  readonly card: CardId;
  readonly state: PlayedState;
  /** Only its edge, once it is used; without points. */
  readonly folded?: boolean;
}

/** A card that lies open: a button if it can be activated (R9). */
export function PlayedCard({ card, state, folded = false }: Props) {
  const { view, box } = useFacts();
  const { names, t } = useWords();
  const { activate } = useCommands();
  const { deck, effect, points } = named(box.cards, card);
  const final = useMemo(() => state === 'ready' && anno1800.reveals(view, { kind: 'activate', card }), [state, view, card]);
  const common = {
    className: 'pc',
    'data-deck': DECKS[deck],
    'data-state': state,
    'data-at': `played-${card}`,
    'data-explain': `card ${card}`,
  };
  const inside = (
    <>
      <i className="tape" />
      {!folded && <b>{points}</b>}
      {!(folded && state === 'used') && <EffectMarks effect={effect} size={13} />}
      {final && <Icon name="spectator" size={12} />}
    </>
  );
  if (state !== 'ready') return <span {...common}>{inside}</span>;
  return (
    <button
      {...common}
      type="button"
      data-final={final}
      onClick={(event) => activate(card, event.currentTarget)}
      aria-label={[t('table.activate', { card: names.card(card) }), ...(final ? [t('table.noUndo')] : [])].join(', ')}
    >
      {inside}
    </button>
  );
}
