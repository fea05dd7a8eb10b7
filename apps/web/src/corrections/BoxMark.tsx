import { lazy, Suspense, useState } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { Texts, useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { boxNameIn } from './kept.ts';
import './corrections.css';

const BoxDifferences = lazy(async () => ({ default: (await import('./BoxDifferences.tsx')).BoxDifferences }));
const PARTS = ['shell', 'box'] as const;

/** A mark in the masthead of a table that is played with corrected components; it leads to what differs. */
export function BoxMark({ game, options }: { readonly game: string; readonly options: unknown }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const name = boxNameIn(options);
  if (name === undefined) return null;
  const says = t('ownBox.mark', { name: name || t('ownBox.unnamed') });
  return (
    <>
      <InMasthead at="tools">
        <button className="quiet-button box-mark" type="button" title={says} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="box" size={20} />
          <span className="box-mark-dot" aria-hidden="true" />
          <span className="hidden-name">{says}</span>
        </button>
      </InMasthead>
      {open ? (
        <Dialog from="middle" title={t('ownBox.differs')} about={name || t('ownBox.unnamed')} onClose={() => setOpen(false)}>
          <Suspense>
            <Texts parts={PARTS}>
              <BoxDifferences game={game} options={options} />
            </Texts>
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
