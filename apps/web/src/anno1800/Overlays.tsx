import { affordable, type Opening } from '@archipel/anno1800';
import { Suspense } from 'react';
import { useHeading } from '../sheet/Heading.tsx';
import { WhyNot } from '../sheet/WhyNot.tsx';
import type { Priced } from './asking.ts';
import { type Choice, useTable } from './context.tsx';
import { DistrictMenu } from './DistrictMenu.tsx';
import { EndSheet } from './EndSheet.tsx';
import { Hints } from './Hints.tsx';
import { OtherChoices } from './OtherChoices.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { Popover } from './Popover.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** What lies over the table: at most one thing at a time. */
export type Overlay =
  | { readonly show: 'choice'; readonly choice: Choice; readonly anchor: Element }
  | { readonly show: 'hints' | 'other' | 'shortcuts' | 'score' };

export function Overlays({ overlay, onClose }: { readonly overlay: Overlay | null; readonly onClose: () => void }) {
  const { t, want } = useTable();
  if (overlay === null) return null;
  switch (overlay.show) {
    case 'hints':
      return <Hints onClose={onClose} />;
    case 'other':
      return <OtherChoices onClose={onClose} />;
    case 'shortcuts':
      return <Shortcuts onClose={onClose} />;
    case 'score':
      return (
        <Suspense>
          <EndSheet onClose={onClose} />
        </Suspense>
      );
    default: {
      const { choice, anchor } = overlay;
      return (
        <Popover
          key={JSON.stringify(choice)}
          anchor={anchor}
          label={t(choice.kind === 'why' ? 'table.whyNot' : 'table.choices')}
          onClose={onClose}
        >
          {choice.kind === 'place' && <PlaceMenu at={choice.at} onDone={onClose} />}
          {choice.kind === 'district' && <DistrictMenu level={choice.level} onDone={onClose} />}
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

function Unavailable({ thing, onGo }: { readonly thing: Opening; readonly onGo: (thing: Priced) => void }) {
  const { view, t, decision } = useTable();
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
