import type { Move } from '@archipel/anno1800';
import type { Candidate } from '@archipel/bots';
import { moveLine1800, reason1800 } from '@archipel/text';
import { useEffect, useState } from 'react';
import { bots } from '../session/bots.ts';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';
import { Said } from './Said.tsx';

/** How long the hard bot thinks about it. */
const PATIENCE = 1500;
const MOST = 3;

/** What would you do? The hard bot's three best moves, with its reasons. */
export function Hints({ onClose }: { readonly onClose: () => void }) {
  const { view, now, t, text, names, who } = useTable();
  const [found, setFound] = useState<readonly Candidate<Move>[] | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    const thinker = bots();
    let asked = true;
    setFound('thinking');
    thinker.think({ game: 'anno1800', level: 'hard', view, budget: { ms: PATIENCE }, seed: `hint ${now.position}` }).then(
      // The rules made these moves: they are of this game.
      ({ candidates }) => asked && setFound(candidates as readonly Candidate<Move>[]),
      () => asked && setFound('failed'),
    );
    return () => {
      asked = false;
      thinker.close();
    };
  }, [view, now.position]);
  return (
    <Dialog title={t('table.hintTitle')} onClose={onClose}>
      {found === 'thinking' && (
        <p className="quiet" role="status">
          {t('table.hintThinking')}
        </p>
      )}
      {found === 'failed' && <p role="alert">{t('table.hintFailed')}</p>}
      {typeof found === 'object' && (
        <ol className="hints" aria-live="polite">
          {distinct(found, (move) => moveLine1800(text, names, move, who).text).map((candidate, at) => (
            <Advice key={JSON.stringify(candidate.move)} candidate={candidate} best={at === 0} onClose={onClose} />
          ))}
        </ol>
      )}
      <p className="quiet">{t('table.hintAbout')}</p>
    </Dialog>
  );
}

function Advice({
  candidate: { move, reasons },
  best,
  onClose,
}: {
  readonly candidate: Candidate<Move>;
  readonly best: boolean;
  readonly onClose: () => void;
}) {
  const { text, names, who, want, act, t } = useTable();
  const sentences = reasons.flatMap((reason) => {
    const said = reason1800(text, names, reason);
    return said ? [said] : [];
  });
  const go = () => {
    onClose();
    switch (move.kind) {
      case 'build':
      case 'play':
      case 'recruit':
      case 'upgrade':
      case 'settle':
      case 'explore':
      case 'expedition':
      case 'graves':
      case 'editor':
        return want(move);
      default:
        return act([move]);
    }
  };
  return (
    <li data-best={best}>
      <h3>
        <Said said={moveLine1800(text, names, move, who)} />
      </h3>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((said) => (
            <li key={said.text}>
              <Said said={said} />
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={best ? 'button now' : 'button'} onClick={go}>
        {t('table.hintDo')}
      </button>
    </li>
  );
}

/** Cards that want and give the same are one piece of advice. */
function distinct(candidates: readonly Candidate<Move>[], words: (move: Move) => string): readonly Candidate<Move>[] {
  const said = new Set<string>();
  const first = candidates.filter(({ move }) => {
    const sentence = words(move);
    if (said.has(sentence)) return false;
    said.add(sentence);
    return true;
  });
  return first.slice(0, MOST);
}
