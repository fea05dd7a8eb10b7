import { type Level, nextLevel, priceAt } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { usePlanned } from '../context/usePlanned.ts';
import { cardsOf, lacking } from '../model/prices.ts';
import { playerAt } from '../model/seen.ts';
import { Gold, Person, Wares } from '../pieces/index.ts';
import { Site } from './Site.tsx';

/** All spaces for inhabitants with the sites below: who lives there, what they buy, and how they rise. */
export function Inhabitants({ seat }: { readonly seat: number }) {
  const { view, box, seat: own } = useFacts();
  const planned = usePlanned();
  const player = playerAt(view, seat);
  const { inhabitantSpaces } = box.components;
  let sites = 0;
  return (
    <ol className="people">
      {inhabitantSpaces.map((space, at) => {
        const level = player.inhabitants[at];
        const site = space.building ? sites++ : undefined;
        return (
          <li
            key={at}
            className="household"
            data-safe={space.safe}
            data-planned={seat === own && planned.inhabitant === at + 1}
            data-at={seat === own ? `inhabitant-${at + 1}` : undefined}
          >
            {level ? (
              <Inhabitant seat={seat} number={at + 1} level={level} />
            ) : at === player.inhabitants.length ? (
              <NextSpace seat={seat} />
            ) : (
              <EmptySpace />
            )}
            {site !== undefined && <Site seat={seat} site={site} />}
          </li>
        );
      })}
    </ol>
  );
}

function EmptySpace() {
  const { t } = useWords();
  return <span className="space-free quiet">{t('table1503.free')}</span>;
}

/** One inhabitant: pressed above it rises, pressed below it buys. */
function Inhabitant({ seat, number, level }: { readonly seat: number; readonly number: number; readonly level: Level }) {
  const { view, box, lights, seat: own } = useFacts();
  const { t, names, label, hyphenated } = useWords();
  const { want } = useCommands();
  const player = playerAt(view, seat);
  const wares = box.components.inhabitants[level].buys;
  const gold = priceAt(box, player, level);
  const mine = seat === own;
  const bought = view.turn === seat && view.done.sold.includes(number);
  const next = nextLevel(level);
  const held = wares.filter((ware) => view.hand[ware] > 0);
  const sale = mine && !bought && view.phase === 'act' && view.turn === seat ? held[0] : undefined;
  const face = (
    <>
      <Person level={level} size={22} />
      <b>{hyphenated(label(names.level(level)))}</b>
    </>
  );
  const price = (
    <>
      <Wares wares={wares} size={wares.length > 1 ? 16 : 18} />
      {wares.length === 1 && <Icon name="to" size={11} />}
      <em>{gold}</em>
      <Gold size={13} />
    </>
  );
  const wanted = t('table1503.buys', { number, wares: wares.map((ware) => names.commodity(ware)).join(', '), gold });
  if (!mine)
    return (
      <span className="inhabitant">
        <span className="rise">{face}</span>
        <span className="pays">{price}</span>
      </span>
    );
  return (
    <span className="inhabitant">
      <button
        type="button"
        className="rise"
        data-light={next === undefined ? undefined : lights.develop(number)}
        aria-label={t(next === undefined ? 'table1503.highest' : 'table1503.rise', {
          number,
          level: names.level(level),
          next: next ? names.level(next) : '',
          light: next === undefined ? 'dark' : lights.develop(number),
        })}
        onClick={(event) => want({ kind: 'develop', inhabitant: number }, event.currentTarget)}
      >
        {face}
        {next !== undefined && (
          <span className="rise-mark">
            <Icon name="upgrade" size={14} />
          </span>
        )}
      </button>
      <button
        type="button"
        className="pays"
        data-light={sale === undefined ? 'dark' : 'lit'}
        data-bought={bought}
        aria-label={bought ? t('table1503.hasBought', { number, level: names.level(level) }) : wanted}
        onClick={(event) => {
          const ware = held[0] ?? wares[0];
          if (ware) want({ kind: 'sell', commodity: ware, inhabitant: number }, event.currentTarget);
        }}
      >
        {bought ? (
          <>
            <Icon name="check" size={13} /> {t('table1503.bought')}
          </>
        ) : (
          price
        )}
      </button>
    </span>
  );
}

/** Where the next one would settle. */
function NextSpace({ seat }: { readonly seat: number }) {
  const { view, box, lights, seat: own } = useFacts();
  const { t, names, label, hyphenated } = useWords();
  const { want } = useCommands();
  if (seat !== own) return <EmptySpace />;
  const price = box.prices.explorer;
  const site = box.components.inhabitantSpaces[playerAt(view, seat).inhabitants.length]?.building;
  return (
    <button
      type="button"
      className="thing settle"
      data-light={lights.place()}
      data-key="settle"
      onClick={(event) => want({ kind: 'place', building: null }, event.currentTarget)}
    >
      <b>
        <Icon name="plus" size={13} /> {hyphenated(label(names.level('explorer')))}
      </b>
      <Wares wares={cardsOf(price)} size={18} missing={lacking(price, view.hand)} />
      {site && <small>{t('table1503.plusBuilding')}</small>}
    </button>
  );
}
