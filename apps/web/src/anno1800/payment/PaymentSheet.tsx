import type { FieldId, LevelName, Move, Place, Plan, View } from '@archipel/anno1800';
import type { Key } from '@archipel/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { SheetHead } from '../../table/SheetHead.tsx';
import { ownTileAt } from '../model/fields.ts';
import { orderOf, planKey } from '../model/order.ts';
import { consequenceOf } from '../model/proposal.ts';
import type { Draft, Priced } from '../model/wish.ts';
import { BillLines } from './BillLines.tsx';
import { Crew } from './Crew.tsx';
import { useHeading } from './Heading.tsx';
import { Plans } from './Plans.tsx';
import { SitePicker } from './SitePicker.tsx';
import { WhichCube } from './WhichCube.tsx';
import '../styles/payment.css';

export interface PaymentProps {
  readonly view: View;
  readonly thing: Priced;
  /** R10.1: people who are recruited by the same action, after the first. */
  readonly more: readonly LevelName[];
  readonly onMore: (levels: readonly LevelName[]) => void;
  /** The field that was chosen for a tile; null for the best one. */
  readonly site: FieldId | null;
  readonly onSite: (field: FieldId) => void;
  /** Called whenever another plan is chosen; with null when the sheet closes. */
  readonly onDraft: (draft: Draft | null) => void;
  /** Sends the whole plan, from the beginning of the thing to the last source. */
  readonly onConfirm: (plan: readonly Move[]) => void;
  readonly onClose: () => void;
}

/** How a wish is paid: the best plan, which the board shows meanwhile. Each source can be changed, and another plan chosen. Enter confirms. */
export function PaymentSheet({ view, thing, more, onMore, site, onSite, onDraft, onConfirm, onClose }: PaymentProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([]);
  const [which, setWhich] = useState<Place>();
  const submit = useRef<HTMLButtonElement>(null);
  const things = useMemo(() => [thing, ...more.map((level) => ({ kind: 'recruit', level }) as const)], [thing, more]);
  const order = useMemo(() => orderOf(view, things, site, chosen), [view, things, site, chosen]);
  const moves = order?.moves;
  const after = useMemo(() => (moves ? consequenceOf(view, moves) : undefined), [view, moves]);
  const first = order?.lines[0];

  useEffect(() => {
    onDraft(moves && first ? { thing, moves, sites: first.proposal.sites } : null);
    return () => onDraft(null);
  }, [moves, first, thing, onDraft]);
  // A field or a person that was chosen on the board has taken the focus with it, and Enter is to confirm.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever something was chosen on the board
  useEffect(() => submit.current?.focus({ preventScroll: true }), [site, more]);

  const heading = useHeading(view, thing);
  if (!(order && first && moves && after)) return <NotNow heading={heading} onClose={onClose} />;

  const { proposal, plan } = first;
  const tileAt = (field: string) => ownTileAt(proposal.view, field) ?? '';
  const up = after.which.length === 0 ? undefined : (after.which.find((at) => at === which) ?? after.which[0]);
  const whole: readonly Move[] = up === undefined ? moves : [...moves, { kind: 'which', at: up }];
  const choose = (at: number) => (other: Plan) => setChosen((before) => [...before.slice(0, at), planKey(other)]);
  return (
    <form
      className="sheet"
      aria-label={heading.title}
      onSubmit={(event) => {
        event.preventDefault();
        // Removing a focused button makes the browser lay out the page twice.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onConfirm(whole);
      }}
      onKeyDown={(event) => {
        // Here and not by the keys of the table, which leave lists and radio buttons alone.
        if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) submit.current?.click();
        if (event.key !== 'Escape') return;
        event.nativeEvent.stopPropagation();
        onClose();
      }}
    >
      <SheetHead {...heading} onClose={onClose} />
      <div className="sheet-body">
        {proposal.owed.length === 0 && <p className="sheet-free">{t('payment.free')}</p>}
        {thing.kind === 'recruit' ? (
          <Crew order={order} more={more} onMore={onMore} onPlan={choose} />
        ) : (
          <BillLines proposal={proposal} plan={plan} tileAt={tileAt} onPlan={choose(0)} />
        )}
        {proposal.sites.length > 0 && <SitePicker proposal={proposal} step={proposal.owed.length + 1} onSite={onSite} />}
        {after.which.length > 1 && <WhichCube view={after.view} places={after.which} chosen={up} onChoose={setWhich} />}
        {more.length === 0 && proposal.plans.length > 1 && (
          <Plans view={view} proposal={proposal} plan={plan} tileAt={tileAt} onPlan={choose(0)} />
        )}
      </div>
      <footer className="sheet-foot">
        <p className="sheet-note" data-reveals={after.reveals}>
          <Icon name={after.reveals ? 'spectator' : 'undo'} size={14} />
          {t(after.reveals ? 'payment.reveals' : 'payment.undoable')}
        </p>
        <div className="sheet-buttons">
          <button type="button" className="button" onClick={onClose}>
            {t('payment.cancel')} <kbd>{t('common.escapeKey')}</kbd>
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the sheet is opened to be confirmed, and Enter is the next thing that is pressed */}
          <button ref={submit} type="submit" className="button now" data-final={after.reveals} autoFocus>
            {after.reveals && <Icon name="spectator" size={16} />}
            {t(CONFIRM[thing.kind], { count: things.length })} <kbd>↵</kbd>
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
