import { EVENTS } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { Die, Ware } from '../pieces/index.ts';

/** What a number of the die brings, from the island itself (Q3.1). The number that lies on the table is lit. */
export function Yield({ seat, die }: { readonly seat: number; readonly die: number }) {
  const { view, box } = useFacts();
  const { t, names, label, hyphenated } = useWords();
  const ware = box.shownBy[playerAt(view, seat).island][die] ?? 'any';
  const hit = view.throws.length === 1 && view.throws[0] === die;
  return (
    <li className="yield" data-hit={hit} data-at={`yield-${die}`}>
      <span className="yield-die">
        <Die value={die} size={20} hit={hit} />
        <Ware ware={ware} size={26} />
      </span>
      <span className="hidden-name">{die}: </span>
      <span>{ware === 'any' ? t('table1503.any') : hyphenated(label(names.commodity(ware)))}</span>
    </li>
  );
}

/** A six brings an event, which a second throw decides. */
export function EventYield() {
  const { view, box } = useFacts();
  const { t } = useWords();
  return (
    <li className="yield yield-event" data-hit={view.throws[0] === 6}>
      <Die value={6} size={20} hit={view.throws[0] === 6} />
      <span>
        <b>{t('table1503.eventTitle')}</b>
        <small>{t('table1503.eventAbout')}</small>
        <i className="event-signs" aria-hidden="true">
          {EVENTS.filter((event) => box.components.events[event].length > 0).map((event) => (
            <i key={event}>
              {box.components.events[event].join('–')}
              <Icon name={event} size={14} />
            </i>
          ))}
        </i>
      </span>
    </li>
  );
}
