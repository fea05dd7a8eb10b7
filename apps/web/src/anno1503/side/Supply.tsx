import { BUILDINGS, COMMODITIES } from '@archipel/anno1503';
import { buildingLine1503 } from '@archipel/text';
import { memo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { ownPlayer } from '../model/seen.ts';
import { Ware } from '../pieces/index.ts';

/** The buildings that are left, who has which, and the stacks of cards. A press wants a pioneer with that building. */
export const Supply = memo(function Supply({ texts }: { readonly texts: boolean }) {
  const { view, box, lights, seat } = useFacts();
  const { t, text, names, label } = useWords();
  const { want } = useCommands();
  const own = ownPlayer(view);
  const place = own === undefined ? 'dark' : lights.place();
  const brings = own !== undefined && box.components.inhabitantSpaces[own.inhabitants.length]?.building === true;
  return (
    <section className="supply15" data-texts={texts} aria-label={t('table1503.supply')}>
      <h2>{t('table1503.buildings')}</h2>
      <ul className="buildings-left">
        {BUILDINGS.filter((building) => view.supply[building] > 0 || view.seats.some(({ buildings }) => buildings.includes(building))).map(
          (building) => {
            const owners = [...view.seats.entries()].filter(([, { buildings }]) => buildings.includes(building));
            const mine = own?.buildings.includes(building) ?? false;
            const left = view.supply[building];
            const light = mine || left === 0 || !brings ? 'dark' : place;
            return (
              <li key={building}>
                <button
                  type="button"
                  className="building"
                  data-light={light}
                  data-mine={mine}
                  title={buildingLine1503(text, box.components, building)}
                  aria-label={t('table1503.buildingLeft', {
                    name: names.building(building),
                    about: buildingLine1503(text, box.components, building),
                    left,
                    mine: String(mine),
                  })}
                  disabled={seat === undefined}
                  data-explain={`building ${building}`}
                  onClick={(event) => want({ kind: 'place', building }, event.currentTarget)}
                >
                  <Icon name={building} size={texts ? 24 : 19} />
                  <span>
                    <b>{names.building(building)}</b>
                    {texts && <small>{t(`table1503.short-${building}`, prices(box, building))}</small>}
                  </span>
                  <em>
                    {texts && owners.map(([owner]) => <Flag key={owner} seat={owner} width={16} />)}
                    {mine && !texts ? <Icon name="check" size={13} /> : left}
                  </em>
                </button>
              </li>
            );
          },
        )}
      </ul>
      <h2 className="stacks-title">{t('table1503.stacks')}</h2>
      <ul className="stacks">
        {COMMODITIES.map((commodity) => (
          <li
            key={commodity}
            data-at={`stack-${commodity}`}
            data-empty={view.stacks[commodity] === 0}
            title={label(names.commodity(commodity))}
          >
            <Ware ware={commodity} size={21} />
            <span className="hidden-name">{names.commodity(commodity)}</span>
            {view.stacks[commodity]}
          </li>
        ))}
      </ul>
    </section>
  );
});

function prices({ components }: ReturnType<typeof useFacts>['box'], building: (typeof BUILDINGS)[number]) {
  return { price: Math.max(0, ...Object.values(components.sellPriceWith[building] ?? {})) };
}
