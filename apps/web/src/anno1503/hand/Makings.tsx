import { nextLevel } from '@archipel/anno1503';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import type { Light } from '../model/lights.ts';
import { cardsOf, lacking } from '../model/prices.ts';
import { playerAt } from '../model/seen.ts';
import type { Wanted } from '../model/tableState.ts';
import { priceOf } from '../model/wishes.ts';
import { Person, Wares } from '../pieces/index.ts';

const ORDER: Readonly<Record<Light, number>> = { lit: 0, ready: 0, half: 1, dark: 2 };

/** What the cards in hand make, the nearest first. */
export function Makings() {
  const { view, box, lights, seat } = useFacts();
  const { t, names, label } = useWords();
  if (seat === undefined) return null;
  const player = playerAt(view, seat);
  const rises = player.inhabitants.flatMap((level, at): readonly Making[] => {
    const next = nextLevel(level);
    // Inhabitants of one level rise alike: the first of them stands for all.
    if (next === undefined || player.inhabitants.indexOf(level) !== at) return [];
    const wanted = { kind: 'develop', inhabitant: at + 1 } as const;
    return [
      {
        wanted,
        light: lights.develop(at + 1),
        name: label(names.level(next)),
        about: t('table1503.yoursRises', { level: names.level(level) }),
        word: t('table1503.confirm-develop'),
        price: priceOf(view, wanted),
        mark: (
          <>
            <Person level={level} size={18} />
            <Icon name="to" size={13} />
            <Person level={next} size={18} />
          </>
        ),
      },
    ];
  });
  const makings: readonly Making[] = [
    ...rises,
    ...(player.inhabitants.length < box.components.inhabitantSpaces.length
      ? [
          {
            wanted: { kind: 'place', building: null } as const,
            light: lights.place(),
            name: label(names.level('explorer')),
            about: t(
              box.components.inhabitantSpaces[player.inhabitants.length]?.building ? 'table1503.bringsBuilding' : 'table1503.newInhabitant',
            ),
            word: t('table1503.confirm-place'),
            price: box.prices.explorer,
            mark: <Person level="explorer" size={20} />,
          },
        ]
      : []),
    ...(player.ships.includes(null)
      ? [
          {
            wanted: { kind: 'place-ship' } as const,
            light: lights.ship(),
            name: t('table1503.launch'),
            about: t('table1503.sailsNow'),
            word: t('table1503.confirm-place-ship'),
            price: box.prices.ship,
            mark: <Icon name="exploration-ship" size={26} />,
          },
        ]
      : []),
  ];
  const sorted = makings.toSorted((one, other) => ORDER[one.light] - ORDER[other.light]);
  const now = makings.filter(({ light }) => light === 'lit').length;
  return (
    <section className="makings" aria-label={t('table1503.makings')}>
      <h2>
        {t('table1503.makings')} <i /> {now > 0 && <span>{t('table1503.makingsNow', { count: now })}</span>}
      </h2>
      <ul>
        {sorted.map((making) => (
          <Row key={JSON.stringify(making.wanted)} making={making} />
        ))}
      </ul>
    </section>
  );
}

interface Making {
  readonly wanted: Wanted;
  readonly light: Light;
  readonly name: string;
  readonly about: string;
  readonly word: string;
  readonly price: ReturnType<typeof priceOf>;
  readonly mark: ReactNode;
}

function Row({ making: { wanted, light, name, about, word, price, mark } }: { readonly making: Making }) {
  const { view } = useFacts();
  const { want } = useCommands();
  return (
    <li>
      <button type="button" className="making" data-light={light} onClick={(event) => want(wanted, event.currentTarget)}>
        <span className="making-mark">{mark}</span>
        <span className="making-words">
          <b>{name}</b>
          <small>{about}</small>
        </span>
        <Wares wares={cardsOf(price)} size={24} missing={lacking(price, view.hand)} />
        {light === 'lit' && <span className="making-do">{word}</span>}
      </button>
    </li>
  );
}
