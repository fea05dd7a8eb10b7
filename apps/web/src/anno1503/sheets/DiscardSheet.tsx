import type { Commodity, Move } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { handOf } from '../model/lights.ts';
import { Ware } from '../pieces/index.ts';
import { Confirm, SheetButtons, SheetFrame } from './SheetFrame.tsx';

interface Props {
  /** How many cards must go. */
  readonly count: number;
  readonly cards: readonly Commodity[];
  readonly onCards: (cards: readonly Commodity[]) => void;
  /** What comes before the cards go: the end of the turn, if that is what one began with. */
  readonly first: readonly Move[];
  readonly onClose?: (() => void) | undefined;
}

/** Which cards go at the end of the turn (Q2): press a card to give it away, again to keep it. */
export function DiscardSheet({ count, cards, onCards, first, onClose }: Props) {
  const { view, box } = useFacts();
  const { t, names, label } = useWords();
  const { play } = useCommands();
  const going = (commodity: Commodity) => cards.filter((each) => each === commodity).length;
  const press = (commodity: Commodity, held: number) => {
    if (going(commodity) < held && cards.length < count) return onCards([...cards, commodity]);
    return onCards(cards.filter((each) => each !== commodity));
  };
  const whole = cards.length === count;
  return (
    <SheetFrame
      tone="ask"
      picture={<Icon name="cards" size={30} />}
      title={t('table1503.discardTitle', { count })}
      about={t('table1503.discardAbout', { limit: box.components.handLimit })}
      onClose={onClose}
      onConfirm={() => whole && play([...first, ...cards.map((commodity): Move => ({ kind: 'discard', commodity }))])}
    >
      <div className="choose-grid">
        {handOf(view).map(({ commodity, count: held }) => (
          <button
            key={commodity}
            type="button"
            className="choose-ware"
            data-chosen={going(commodity) > 0}
            aria-pressed={going(commodity) > 0}
            onClick={() => press(commodity, held)}
          >
            <Ware ware={commodity} size={28} />
            <b>{label(names.commodity(commodity))}</b>
            <small>{going(commodity) > 0 ? t('table1503.goOf', { count: going(commodity), held }) : `×${held}`}</small>
          </button>
        ))}
      </div>
      <p className="plan-note">{t('table1503.discardLeft', { count: count - cards.length })}</p>
      <SheetButtons onCancel={onClose}>
        <Confirm
          label={t(first.length > 0 ? 'table1503.endNow' : 'table1503.discardNow')}
          about={t('table1503.discardWord', { count: cards.length })}
          disabled={!whole}
        />
      </SheetButtons>
    </SheetFrame>
  );
}
