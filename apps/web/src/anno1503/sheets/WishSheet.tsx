import { buyPrice, nextLevel } from '@archipel/anno1503';
import { buildingLine1503 } from '@archipel/text';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { ownPlayer } from '../model/seen.ts';
import type { Wanted } from '../model/tableState.ts';
import { alternatives, wishFor } from '../model/wanted.ts';
import { goldOf, planFor, type Wish } from '../model/wishes.ts';
import { Gold, Person, Ware } from '../pieces/index.ts';
import { Bill } from './Bill.tsx';
import { Confirm, Options, SheetButtons, SheetFrame } from './SheetFrame.tsx';
import { WhyNotWords } from './WhyNotWords.tsx';

const sameWish = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other);

/** What a wish takes, what must be bought or sold for it, and what it brings: all of it is paid with one confirmation. */
export function WishSheet({ wanted }: { readonly wanted: Wanted }) {
  const { view } = useFacts();
  const { t } = useWords();
  const { play, openSheet } = useCommands();
  const wish = wishFor(view, wanted);
  const plan = planFor(view, wish);
  const others = alternatives(view, wish);
  const title = useTitle();
  const close = () => openSheet(null);
  return (
    <SheetFrame
      tone="plan"
      picture={<WishPicture wish={wish} />}
      title={title(wish)}
      onClose={close}
      onConfirm={() => plan && play(plan.moves)}
    >
      {others.length > 1 && (
        <Options
          name="wish"
          legend={t(`table1503.which-${wish.kind}`)}
          options={others.map((value) => ({ value, key: JSON.stringify(value), ...optionFace(value) }))}
          chosen={wish}
          same={sameWish}
          onChoose={(chosen) =>
            openSheet({ show: 'wish', wanted: chosen.kind === 'place' ? { kind: 'place', building: chosen.building ?? null } : chosen })
          }
        />
      )}
      {plan ? <Bill wish={wish} plan={plan} /> : <WhyNotWords wish={wish} />}
      <p className="plan-note">
        <Icon name={plan?.reveals ? 'spectator' : 'undo'} size={14} /> {t(plan?.reveals ? 'table1503.cannotUndo' : 'table1503.canUndo')}
      </p>
      <SheetButtons onCancel={close}>
        <Confirm
          label={t(`table1503.confirm-${wish.kind}`)}
          about={plan && plan.bought.length > 0 ? t('table1503.withPurchase', { count: plan.bought.length }) : undefined}
          disabled={plan === undefined}
          reveals={plan?.reveals ?? false}
        />
      </SheetButtons>
    </SheetFrame>
  );

  function optionFace(value: Wish) {
    return { face: <OptionFace wish={value} />, about: <OptionAbout wish={value} /> };
  }
}

function OptionFace({ wish }: { readonly wish: Wish }) {
  const { view, box, seat } = useFacts();
  const { text, names, label, playerName } = useWords();
  switch (wish.kind) {
    case 'place':
      return wish.building === undefined ? null : (
        <>
          <Icon name={wish.building} size={22} />
          <span>
            <b>{names.building(wish.building)}</b>
            <small>{buildingLine1503(text, box.components, wish.building)}</small>
          </span>
        </>
      );
    case 'sell': {
      const level = seat === undefined ? undefined : view.seats[seat]?.inhabitants[wish.inhabitant - 1];
      return (
        <>
          <Ware ware={wish.commodity} size={22} />
          <b>{label(names.commodity(wish.commodity))}</b>
          <Icon name="to" size={13} />
          {level && <Person level={level} size={16} />}
          {level && names.level(level)} {wish.inhabitant}
        </>
      );
    }
    case 'buy':
      return (
        <>
          <Ware ware={wish.commodity} size={24} />
          <b>{label(names.commodity(wish.commodity))}</b>
        </>
      );
    case 'branch':
      return (
        <>
          <Flag seat={wish.from} width={21} />
          <b>{playerName(wish.from)}</b>
        </>
      );
    default:
      return null;
  }
}

function OptionAbout({ wish }: { readonly wish: Wish }) {
  const { view } = useFacts();
  const { t, names } = useWords();
  switch (wish.kind) {
    case 'sell':
      return (
        <>
          {goldOf(view, wish)} <Gold size={13} />
        </>
      );
    case 'buy':
      return t('table1503.leftInStack', { count: view.stacks[wish.commodity] });
    case 'branch':
      return names.cards(view.seats[wish.from]?.cards ?? 0);
    default:
      return null;
  }
}

function WishPicture({ wish }: { readonly wish: Wish }) {
  const { view } = useFacts();
  const level = wish.kind === 'develop' ? ownPlayer(view)?.inhabitants[wish.inhabitant - 1] : undefined;
  const next = level && nextLevel(level);
  return (
    <span className="plan-picture" aria-hidden="true">
      {wish.kind === 'develop' && level && (
        <>
          <Person level={level} size={22} />
          {next && (
            <>
              <Icon name="to" size={13} />
              <Person level={next} size={26} />
            </>
          )}
        </>
      )}
      {wish.kind === 'place' && <Person level="explorer" size={30} />}
      {wish.kind === 'place-ship' && <Icon name="exploration-ship" size={34} />}
      {(wish.kind === 'sell' || wish.kind === 'buy') && <Ware ware={wish.commodity} size={36} />}
      {wish.kind === 'branch' && <Icon name="big-branch" size={32} />}
    </span>
  );
}

function useTitle(): (wish: Wish) => string {
  const { view } = useFacts();
  const { t, names } = useWords();
  return (wish) => {
    switch (wish.kind) {
      case 'develop': {
        const level = ownPlayer(view)?.inhabitants[wish.inhabitant - 1];
        const next = level && nextLevel(level);
        return t('table1503.title-develop', { level: level ? names.level(level) : '', next: next ? names.level(next) : '' });
      }
      case 'place':
        return t('table1503.title-place', { one: names.one('explorer') });
      case 'sell':
        return t('table1503.title-sell', { ware: names.commodity(wish.commodity) });
      case 'buy': {
        const player = ownPlayer(view);
        return t('table1503.title-buy', { price: player ? buyPrice(view, player) : 0 });
      }
      case 'branch':
        return t('table1503.title-branch');
      default:
        return t('table1503.title-place-ship');
    }
  };
}
