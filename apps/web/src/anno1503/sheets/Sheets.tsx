import type { Commodity } from '@archipel/anno1503';
import { useState } from 'react';
import { useLookingOn } from '../../table/room.ts';
import { useCommands, useFacts, useOpen } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { ChoosePanel } from './ChoosePanel.tsx';
import { DiscardSheet } from './DiscardSheet.tsx';
import { EventPanel } from './EventPanel.tsx';
import { OrdersSheet } from './OrdersSheet.tsx';
import { TilePanel } from './TilePanel.tsx';
import { VoyageSheet } from './VoyageSheet.tsx';
import { WishSheet } from './WishSheet.tsx';

export type Shown = 'wish' | 'voyage' | 'end' | 'orders' | 'tile' | 'choose' | 'event' | 'discard';

/** Which sheet is shown: what must be answered before what is only considered, and an event as long as it has not been read. */
export function useShown(): Shown | undefined {
  const { decision, event } = useFacts();
  const { sheet, readEvent } = useOpen().state;
  if (useLookingOn()) return undefined;
  if (decision.ask === 'tile' || decision.ask === 'discard') return decision.ask;
  if (decision.ask === 'lose') return 'event';
  if (decision.ask === 'choose') return 'choose';
  if (sheet) return sheet.show;
  // What cost nobody anything is told by the log.
  const matters = event?.rows.some(({ outcome }) => outcome.came !== 'nothing-owed');
  return matters && event?.position !== readEvent && decision.ask !== 'over' ? 'event' : undefined;
}

export function Sheets({ shown }: { readonly shown: Shown }) {
  const { decision, event, view, box, seat, now } = useFacts();
  const { sheet } = useOpen().state;
  const { openSheet } = useCommands();
  if (decision.ask === 'tile') return <TilePanel key={now.position} decision={decision} />;
  if (decision.ask === 'choose') return <ChoosePanel key={now.position} decision={decision} />;
  if (decision.ask === 'discard') return <Discarding key={now.position} count={decision.left} />;
  if (shown === 'event' && event)
    return <EventPanel key={event.position} event={event} decision={decision.ask === 'lose' ? decision : undefined} />;
  if (sheet?.show === 'wish') return <WishSheet wanted={sheet.wanted} />;
  if (sheet?.show === 'voyage') return <VoyageSheet voyage={sheet.voyage} />;
  if (sheet?.show === 'orders') return <OrdersSheet orders={sheet.orders} />;
  if (sheet?.show === 'end' && seat !== undefined)
    return (
      <DiscardSheet
        count={playerAt(view, seat).cards - box.components.handLimit}
        cards={sheet.cards}
        onCards={(cards) => openSheet({ show: 'end', cards })}
        first={[{ kind: 'end' }]}
        onClose={() => openSheet(null)}
      />
    );
  return null;
}

/** The turn has ended already: nothing but the cards is left to decide. */
function Discarding({ count }: { readonly count: number }) {
  const [cards, setCards] = useState<readonly Commodity[]>([]);
  return <DiscardSheet count={count} cards={cards} onCards={setCards} first={[]} />;
}
