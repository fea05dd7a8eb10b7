import type { Move, Plan } from '@archipel/anno1800';
import type { Key } from '@archipel/text';
import { useEffect, useMemo, useState } from 'react';
import type { PaymentProps, Priced } from '../anno1800/asking.ts';
import { ownTileAt } from '../anno1800/model/fields.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { BillLines } from './BillLines.tsx';
import { useHeading } from './Heading.tsx';
import { consequenceOf, movesOf, proposalFor, proposalForBegun } from './proposal.ts';
import { SheetHead } from './SheetHead.tsx';
import { SitePicker } from './SitePicker.tsx';
import { Ways } from './Ways.tsx';
import { WhichCube } from './WhichCube.tsx';
import './sheet.css';

/** How a wish is paid: the best plan, drawn on the board meanwhile; each source can be changed, and other plans taken. Enter confirms. */
export function PaymentSheet({ view, thing, onDraft, onConfirm, onClose }: PaymentProps) {
  const { t } = useText();
  const [site, setSite] = useState<string>();
  const [chosen, setChosen] = useState<Plan>();
  const [which, setWhich] = useState<string>();
  const proposal = useMemo(
    () => (view.table.turn.pending.length > 0 ? proposalForBegun(view, site) : proposalFor(view, thing, site)),
    [view, thing, site],
  );
  const plan = chosen !== undefined && proposal?.plans.includes(chosen) ? chosen : proposal?.plans[0];
  const moves = useMemo(() => (proposal && plan ? movesOf(proposal, plan) : undefined), [proposal, plan]);
  const after = useMemo(() => (moves ? consequenceOf(view, moves) : undefined), [view, moves]);

  useEffect(() => {
    onDraft(moves ? { thing, moves } : null);
    return () => onDraft(null);
  }, [moves, thing, onDraft]);

  const heading = useHeading(view, thing);
  if (!(proposal && plan && moves && after)) return <NotNow heading={heading} onClose={onClose} />;

  const tileAt = (field: string) => ownTileAt(proposal.view, field) ?? '';
  const up = after.which.length === 0 ? undefined : (after.which.find((at) => at === which) ?? after.which[0]);
  const whole: readonly Move[] = up === undefined ? moves : [...moves, { kind: 'which', at: up }];
  const confirm = () => onConfirm(whole);
  return (
    <form
      className="sheet"
      aria-label={heading.title}
      onSubmit={(event) => {
        event.preventDefault();
        // A button that has the focus when it is taken away makes the browser lay out the page at once, and once more for the paint.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        confirm();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <SheetHead {...heading} onClose={onClose} />
      <div className="sheet-body">
        {proposal.owed.length === 0 && <p className="sheet-free">{t('payment.free')}</p>}
        <BillLines proposal={proposal} plan={plan} tileAt={tileAt} onPlan={setChosen} />
        {proposal.sites.length > 0 && <SitePicker proposal={proposal} step={proposal.owed.length + 1} onSite={setSite} />}
        {after.which.length > 1 && <WhichCube view={after.view} places={after.which} chosen={up} onChoose={setWhich} />}
        {proposal.plans.length > 1 && <Ways view={view} proposal={proposal} plan={plan} tileAt={tileAt} onPlan={setChosen} />}
      </div>
      <footer className="sheet-foot">
        <p className="sheet-note" data-reveals={after.reveals}>
          <Icon name={after.reveals ? 'shield' : 'undo'} size={14} />
          {t(after.reveals ? 'payment.reveals' : 'payment.undoable')}
        </p>
        <div className="sheet-buttons">
          <button type="button" className="button" onClick={onClose}>
            {t('payment.cancel')} <kbd>Esc</kbd>
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the sheet is opened to be confirmed, and Enter is the next thing that is pressed */}
          <button type="submit" className="button now" autoFocus>
            {t(CONFIRM[thing.kind])} <kbd>↵</kbd>
          </button>
        </div>
      </footer>
    </form>
  );
}

const CONFIRM: Readonly<Record<Priced['kind'], Key>> = {
  build: 'payment.confirmBuild',
  play: 'payment.confirmPlay',
  recruit: 'payment.confirmRecruit',
  upgrade: 'payment.confirmUpgrade',
  settle: 'payment.confirmVoyage',
  explore: 'payment.confirmVoyage',
  expedition: 'payment.confirmVoyage',
  graves: 'payment.confirmPay',
  editor: 'payment.confirmPay',
};

/** The position has changed under an open sheet, and the thing cannot be had any more. */
function NotNow({ heading, onClose }: { readonly heading: ReturnType<typeof useHeading>; readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <section className="sheet" aria-label={heading.title}>
      <SheetHead {...heading} onClose={onClose} />
      <p className="sheet-body" role="status">
        {t('payment.stale')}
      </p>
    </section>
  );
}
