import { type ReactNode, useId, useState } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useReviewing } from './context.tsx';
import { Hands } from './Hands.tsx';
import { PlayOn } from './PlayOn.tsx';
import { ReviewLog } from './ReviewLog.tsx';
import { ShareMoment } from './ShareMoment.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { TurnTable } from './TurnTable.tsx';
import { turnHead } from './turnHead.ts';

const TABS = ['turns', 'log', 'hands', 'turning'] as const;
type Tab = (typeof TABS)[number];

/** What stands beside the table: which moment it is, the turns, the log, the hands, where the match turned, and what can be done with the moment. */
export function SideParts() {
  const { t } = useText();
  return (
    <aside className="review-side" aria-label={t('review.beside')}>
      <Head />
      <Tabs />
      <Ways />
    </aside>
  );
}

/** The same where there is no room beside the table: which moment it is, and all else behind a button. */
export function SideButton() {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="review-below">
      <Head />
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="log" size={18} />
        <span>{t('review.more')}</span>
      </button>
      {open && (
        <Dialog from="right" title={t('review.title')} onClose={() => setOpen(false)}>
          <div className="review-drawer">
            <Tabs onGone={() => setOpen(false)} />
            <Ways />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Head() {
  const { t } = useText();
  const { outline, state, players } = useReviewing();
  const { seat, title, about } = turnHead(t, outline, state.position, players);
  return (
    <header className="review-head">
      <Flag seat={seat} width={34} />
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
    </header>
  );
}

function Tabs({ onGone }: { readonly onGone?: () => void }) {
  const { t } = useText();
  const { moment } = useReviewing();
  const [tab, setTab] = useState<Tab>('turns');
  const panel = useId();
  const tabs = TABS.filter((each) => each !== 'hands' || (moment?.hands?.length ?? 0) > 0);
  const shown = tabs.includes(tab) ? tab : 'turns';
  const parts: Readonly<Record<Tab, ReactNode>> = {
    turns: <TurnTable onGone={onGone} />,
    log: <ReviewLog />,
    hands: <Hands />,
    turning: <TurningPoints onGone={onGone} />,
  };
  return (
    <section className="review-tabs">
      <div role="tablist" aria-label={t('review.beside')}>
        {tabs.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={each === shown} aria-controls={panel} onClick={() => setTab(each)}>
            {t(`review.tab-${each}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <div id={panel} role="tabpanel" className="review-panel" tabIndex={0} aria-label={t(`review.tab-${shown}`)}>
        {parts[shown]}
      </div>
    </section>
  );
}

function Ways() {
  return (
    <footer className="review-ways">
      <PlayOn />
      <ShareMoment />
    </footer>
  );
}
