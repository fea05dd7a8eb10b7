import type { ReactNode } from 'react';
import { useCommands, useFacts, useOpen, useWords } from '../context/context.tsx';
import { pickable } from '../model/decision.ts';
import { playerAt } from '../model/seen.ts';
import { Agreement, Die, Ware } from '../pieces/index.ts';

/** A stone pier: it carries a number of the die, and perhaps an outpost that brings its commodity with that number. */
export function Outpost({ seat, pier }: { readonly seat: number; readonly pier: number }) {
  const { view, seat: own } = useFacts();
  const { t, names, label, hyphenated } = useWords();
  const outpost = playerAt(view, seat).outposts.find((each) => each.pier === pier);
  const hit = view.throws.length === 1 && view.throws[0] === pier && outpost !== undefined;
  return (
    <li className="pier" data-free={outpost === undefined} data-hit={hit} data-at={seat === own ? `pier-${pier}` : undefined}>
      <Pickable mine={seat === own} pier={pier}>
        <Die value={pier} size={20} hit={hit} />
        <span className="hidden-name">{t('table1503.pier', { pier })}</span>
        {outpost ? (
          <>
            <Ware ware={outpost.commodity} size={26} />
            <span>{hyphenated(label(names.commodity(outpost.commodity)))}</span>
          </>
        ) : (
          <span className="quiet">{t('table1503.free')}</span>
        )}
      </Pickable>
    </li>
  );
}

/** A wooden pier, for an agreement. */
export function WoodenPier({ seat, place }: { readonly seat: number; readonly place: number }) {
  const { view, box, seat: own } = useFacts();
  const { t } = useWords();
  const { agreements } = playerAt(view, seat);
  const taken = place < agreements.length;
  return (
    <li className="pier pier-wooden" data-free={!taken} data-at={seat === own && place === 0 ? 'wooden' : undefined}>
      <Pickable mine={seat === own && place === agreements.length - 1} pier="wooden">
        {taken ? (
          <>
            <Agreement size={26} />
            <span>{t('table1503.cheaper', { gold: box.components.buy.discountPerAgreement })}</span>
          </>
        ) : (
          <span className="quiet">{t('table1503.free')}</span>
        )}
      </Pickable>
    </li>
  );
}

/** Where a pier is asked for, those that will do can be pressed. */
function Pickable({ mine, pier, children }: { readonly mine: boolean; readonly pier: number | 'wooden'; readonly children: ReactNode }) {
  const { moves } = useFacts();
  const { picked } = useOpen().state;
  const { update } = useCommands();
  if (!mine || !pickable(moves).piers.includes(pier)) return <span className="pier-face">{children}</span>;
  const chosen = picked !== null && 'pier' in picked && picked.pier === pier;
  return (
    <button
      type="button"
      className="pier-face"
      data-picked={chosen}
      aria-pressed={chosen}
      onClick={() => update({ type: 'pick', picked: { pier } })}
    >
      {children}
    </button>
  );
}
