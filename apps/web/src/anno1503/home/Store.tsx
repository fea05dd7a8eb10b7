import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { cardsOf, lacking } from '../model/prices.ts';
import { playerAt } from '../model/seen.ts';
import { Wares } from '../pieces/index.ts';

/** The ships that are not at sea: one of them can be launched. */
export function Store({ seat }: { readonly seat: number }) {
  const { view, box, lights, seat: own } = useFacts();
  const { t } = useWords();
  const { want } = useCommands();
  const { ships } = playerAt(view, seat);
  const stored = ships.filter((ship) => ship === null).length;
  if (stored === 0 || seat !== own)
    return (
      <p className="store">
        <Icon name="exploration-ship" size={24} /> {t('table1503.shipsStored', { count: stored })}
      </p>
    );
  const price = box.prices.ship;
  return (
    <button
      type="button"
      className="thing launch"
      data-light={lights.ship()}
      data-key="launch"
      onClick={(event) => want({ kind: 'place-ship' }, event.currentTarget)}
    >
      <Icon name="exploration-ship" size={24} />
      <span>
        <b>{t('table1503.launch')}</b>
        <Wares wares={cardsOf(price)} size={17} missing={lacking(price, view.hand)} />
      </span>
    </button>
  );
}
