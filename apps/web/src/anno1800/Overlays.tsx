import { affordable, anno1800, type CardId, type Move, type Opening } from '@archipel/anno1800';
import { effectLine1800, type Key } from '@archipel/text';
import { type ReactNode, Suspense } from 'react';
import type { Session } from '../session/session.ts';
import { AllMoves } from '../table/AllMoves.tsx';
import { FinalAsk } from '../table/FinalAsk.tsx';
import { Hints } from '../table/Hints.tsx';
import { SentenceText } from '../table/SentenceText.tsx';
import { Shortcuts } from '../table/Shortcuts.tsx';
import { Popover } from '../ui/Popover.tsx';
import { EndAsk } from './act/EndAsk.tsx';
import { useCommands, useFacts, useWords } from './context/context.ts';
import { DistrictMenu } from './DistrictMenu.tsx';
import { ACTION_KEYS, ACTIONS } from './model/actions.ts';
import type { Choice, TableState1800 } from './model/tableState.ts';
import type { Priced } from './model/wish.ts';
import { PlaceMenu } from './PlaceMenu.tsx';
import { useHeading } from './payment/Heading.tsx';
import { WhyNot } from './payment/WhyNot.tsx';
import { EndSheet } from './score/EndSheet.tsx';
import { OneObjective } from './side/Objectives.tsx';
import { Supply } from './side/Supply.tsx';

interface Props {
  readonly overlay: TableState1800['overlay'];
  /** What a menu belongs to. */
  readonly anchor: Element;
  readonly session: Session;
  readonly after: ReactNode;
  readonly onClose: () => void;
}

/** What lies over the table. */
export function Overlays({ overlay, anchor, session, after, onClose }: Props) {
  const { moves, now, view } = useFacts();
  const { t, moveSentence, reasonSentence } = useWords();
  const { act, want } = useCommands();
  if (overlay === null) return null;
  switch (overlay.show) {
    case 'hints':
      return (
        <Hints
          game={now.game}
          view={view}
          position={now.position}
          moves={moves}
          sentenceOf={moveSentence}
          reasonOf={reasonSentence}
          onMake={(move) => (isPriced(move) ? want(move) : act([move]))}
          onClose={onClose}
        />
      );
    case 'moves':
      return (
        <AllMoves
          moves={moves}
          sentenceOf={moveSentence}
          isFinal={(move) => anno1800.reveals(view, move)}
          onMake={(move) => act([move])}
          onClose={onClose}
        />
      );
    case 'shortcuts':
      return (
        <Shortcuts own={ACTIONS.map((action) => ({ key: ACTION_KEYS[action], label: t(`table.action-${action}`) }))} onClose={onClose} />
      );
    case 'score':
      return (
        <Suspense>
          <EndSheet session={session} after={after} onClose={onClose} />
        </Suspense>
      );
    default: {
      const { choice } = overlay;
      return (
        <Popover key={JSON.stringify(choice)} anchor={anchor} label={t(LABELS[choice.kind])} onClose={onClose}>
          {choice.kind === 'place' && <PlaceMenu at={choice.at} onDone={onClose} />}
          {choice.kind === 'district' && <DistrictMenu level={choice.level} onDone={onClose} />}
          {choice.kind === 'objective' && <OneObjective id={choice.id} />}
          {choice.kind === 'supply' && <Supply />}
          {choice.kind === 'activate' && <ActivateAsk card={choice.card} onDone={onClose} />}
          {choice.kind === 'end' && <EndAsk onDone={onClose} />}
          {choice.kind === 'why' && (
            <Unavailable
              thing={choice.thing}
              onGo={(thing) => {
                onClose();
                want(thing);
              }}
            />
          )}
        </Popover>
      );
    }
  }
}

/** What a menu is called. */
const LABELS = {
  objective: 'table.objectives',
  supply: 'table.supply',
  place: 'table.choices',
  district: 'table.choices',
  why: 'table.whyNot',
  activate: 'table.forGood',
  end: 'table.endAsk',
} as const satisfies Record<Choice['kind'], Key>;

/** R9: asks before an effect that shows something hidden. */
function ActivateAsk({ card, onDone }: { readonly card: CardId; readonly onDone: () => void }) {
  const { box } = useFacts();
  const { t, text, names } = useWords();
  const { act } = useCommands();
  const data = box.components.populationCards.find(({ id }) => id === card);
  return (
    <FinalAsk
      title={t('table.activateAsk')}
      label={t('table.forGood')}
      onDo={() => {
        onDone();
        act([{ kind: 'activate', card }]);
      }}
      onLeave={onDone}
    >
      <p>{data && <SentenceText sentence={effectLine1800(text, names, data.effect)} />}</p>
      <p>{t('table.finalAbout')}</p>
    </FinalAsk>
  );
}

/** Whether a move begins something that is paid for: such a move opens the payment sheet. */
function isPriced(move: Move): move is Priced {
  return ['build', 'play', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'graves', 'editor'].includes(move.kind);
}

function Unavailable({ thing, onGo }: { readonly thing: Opening; readonly onGo: (thing: Priced) => void }) {
  const { view, decision } = useFacts();
  const { t } = useWords();
  const { picture, title } = useHeading(view, thing);
  // Payable, but not at this moment: whose turn it is, or what must be done first, stands in the way.
  const payable = affordable(view).some((each) => each.reach === 'payable' && JSON.stringify(each.thing) === JSON.stringify(thing));
  const now = payable ? (decision.ask === 'wait' ? 'table.notYourTurn' : 'table.notThisAction') : undefined;
  return (
    <div className="menu">
      <h3>
        {picture}
        <span>{title}</span>
      </h3>
      {now !== undefined && <p>{t(now)}</p>}
      <WhyNot view={view} thing={thing} onGo={onGo} />
    </div>
  );
}
