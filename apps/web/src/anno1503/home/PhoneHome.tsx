import { buyPrice } from '@archipel/anno1503';
import { useFacts, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { Inhabitants } from './Inhabitants.tsx';
import { Outpost, WoodenPier } from './Piers.tsx';
import { Store } from './Store.tsx';
import { EventYield, Yield } from './Yields.tsx';

/** A home island on a phone: inhabitants in rows of four, and each stone pier under its number. */
export function PhoneHome({ seat }: { readonly seat: number }) {
  const { view, box } = useFacts();
  const { t } = useWords();
  const player = playerAt(view, seat);
  const { piers } = box.components.homeIslands[player.island];
  return (
    <section className="phone-home" data-at="home" aria-label={t('table1503.home')}>
      <h2 className="hidden-name">{t('table1503.home')}</h2>
      <div className="phone-land">
        <Inhabitants seat={seat} />
        <Store seat={seat} />
        <ol className="yields">
          <EventYield />
          {[1, 2, 3, 4, 5].map((die) => (
            <Yield key={die} seat={seat} die={die} />
          ))}
        </ol>
      </div>
      <ol className="phone-piers">
        {[1, 2, 3, 4, 5].map((die) =>
          piers.includes(die) ? (
            <Outpost key={die} seat={seat} pier={die} />
          ) : (
            <li key={die} className="no-pier">
              {t('table1503.anyNoPier')}
            </li>
          ),
        )}
      </ol>
      <h3>{t('table1503.agreementsPrice', { count: player.agreements.length, price: buyPrice(view, player) })}</h3>
      <ol className="phone-wooden">
        {[0, 1, 2].map((pier) => (
          <WoodenPier key={pier} seat={seat} place={pier} />
        ))}
      </ol>
    </section>
  );
}
