import { anno1503, type Move } from '@archipel/anno1503';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { AllMoves } from '../table/AllMoves.tsx';
import { Hints } from '../table/Hints.tsx';
import { Shortcuts } from '../table/Shortcuts.tsx';
import { Popover } from '../ui/Popover.tsx';
import { KEYS } from './act/actions.ts';
import { useCommands, useFacts, useOpen, useWords } from './context/context.tsx';
import { ACTIONS } from './model/offered.ts';
import type { Wanted } from './model/tableState.ts';
import { WhyNotWords } from './sheets/WhyNotWords.tsx';

const EndSheet = lazy(() => import('./score/EndSheet.tsx').then((room) => ({ default: room.EndSheet })));

/** What lies over the table: at most one thing at a time. */
export function Overlays({ anchor, after }: { readonly anchor: Element | null; readonly after: ReactNode }) {
  const { now, moves, view } = useFacts();
  const { overlay } = useOpen().state;
  const { t, moveSentence, reasonSentence } = useWords();
  const { update, play, want, planVoyage } = useCommands();
  const close = useCallback(() => update({ type: 'close' }), [update]);
  const make = (move: Move) => {
    switch (move.kind) {
      case 'place':
        return want({ kind: 'place', building: move.building ?? null });
      case 'place-ship':
      case 'develop':
      case 'sell':
      case 'buy':
      case 'branch':
        return want(move satisfies Wanted);
      case 'sail':
        return planVoyage({ ship: move.ship, path: [move.to], look: null });
      case 'look':
        return planVoyage({ ship: move.ship, path: [], look: move.space });
      default:
        return play([move]);
    }
  };
  switch (overlay?.show) {
    case 'hints':
      return (
        <Hints
          game="anno1503"
          view={now.view}
          position={now.position}
          moves={moves}
          sentenceOf={moveSentence}
          reasonOf={reasonSentence}
          onMake={make}
          onClose={close}
        />
      );
    case 'moves':
      return (
        <AllMoves
          moves={moves}
          sentenceOf={moveSentence}
          isFinal={(move) => anno1503.reveals(view, move)}
          onMake={(move) => play([move])}
          onClose={close}
        />
      );
    case 'shortcuts':
      return (
        <Shortcuts
          own={[
            { key: 'R', label: t('table1503.roll') },
            ...ACTIONS.map((action) => ({ key: KEYS[action], label: t(`table1503.action-${action}`) })),
          ]}
          onClose={close}
        />
      );
    case 'score':
      return (
        <Suspense>
          <EndSheet onClose={close}>{after}</EndSheet>
        </Suspense>
      );
    case 'choice':
      return (
        anchor && (
          <Popover anchor={anchor} label={t('table.whyNot')} onClose={close}>
            <div className="menu">
              <h3>{t('table.whyNot')}</h3>
              <WhyNotWords wish={overlay.choice.wish} />
            </div>
          </Popover>
        )
      );
    default:
      return null;
  }
}
