import type { Event } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { Die } from '../pieces/index.ts';

/** The picture of an event on its sheet. */
export function EventMark({ event }: { readonly event: Event }) {
  return (
    <span className="event-mark" data-event={event}>
      <Icon name={event} size={26} />
    </span>
  );
}

/** In whose turn it came, and by which throws. */
export function EventDice({ seat: whose, throws: [first, second] }: { readonly seat: number; readonly throws: readonly number[] }) {
  const { seat } = useFacts();
  const { t, playerName } = useWords();
  return (
    <>
      {whose === seat ? t('table1503.inYourTurn') : t('table1503.inTurnOf', { name: playerName(whose) })}
      <span className="event-dice">
        <Die value={first} size={24} />
        <Icon name="right" size={13} />
        <Die value={second} size={24} hit />
      </span>
    </>
  );
}
