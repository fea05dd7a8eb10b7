import type { Candidate, Question } from '@archipel/host';
import type { Sentence } from '@archipel/text';
import { useEffect, useState } from 'react';
import { useText } from '../reader/text.tsx';
import { adviser } from '../session/bots.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Reasons } from './Reasons.tsx';
import { SentenceText } from './SentenceText.tsx';
import './styles/hints.css';

/** How long the hard bot thinks, in milliseconds. */
const THINKING_TIME = 1500;
const MOST = 3;

type Found = readonly Candidate<unknown>[];

interface Props<Move> {
  readonly game: string;
  readonly view: Question['view'];
  readonly position: number;
  /** The legal moves: what a bot advises is one of them. */
  readonly moves: readonly Move[];
  readonly sentenceOf: (move: Move) => Sentence;
  /** The sentence for a bot's reason; undefined where there is none. */
  readonly reasonOf: (reason: Found[number]['reasons'][number]) => Sentence | undefined;
  readonly onMake: (move: Move) => void;
  readonly onClose: () => void;
}

/** What would you do? The hard bot's three best moves, with its reasons. */
export function Hints<Move>({ game, view, position, moves, sentenceOf, reasonOf, onMake, onClose }: Props<Move>) {
  const { t } = useText();
  const [found, setFound] = useState<Found | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    const { advise, close } = adviser();
    let wanted = true;
    setFound('thinking');
    advise({ game, level: 'hard', view, budget: { ms: THINKING_TIME }, seed: `hint ${position}` }, THINKING_TIME).then(
      ({ candidates }) => wanted && setFound(candidates),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
      close();
    };
  }, [game, view, position]);
  return (
    <Dialog from="middle" title={t('table.hintTitle')} onClose={onClose}>
      {found === 'thinking' && (
        <p className="quiet" role="status">
          {t('table.hintThinking')}
        </p>
      )}
      {found === 'failed' && <p role="alert">{t('table.hintFailed')}</p>}
      {typeof found === 'object' && (
        <ol className="hints" aria-live="polite">
          {adviceOf(found, moves, sentenceOf).map(({ move, sentence, reasons }, at) => (
            <li key={JSON.stringify(move)} data-best={at === 0}>
              <h3>
                <SentenceText sentence={sentence} />
              </h3>
              <Reasons sentences={reasons.flatMap((reason) => reasonOf(reason) ?? [])} />
              <button
                type="button"
                className={at === 0 ? 'button now' : 'button'}
                onClick={() => {
                  onClose();
                  onMake(move);
                }}
              >
                {t('table.hintDo')}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="quiet">{t('table.hintAbout')}</p>
    </Dialog>
  );
}

interface Advice<Move> {
  readonly move: Move;
  readonly sentence: Sentence;
  readonly reasons: Found[number]['reasons'];
}

/** The best few. Moves that read alike are one piece of advice: cards that want and give the same, for instance. */
function adviceOf<Move>(found: Found, moves: readonly Move[], sentenceOf: (move: Move) => Sentence): readonly Advice<Move>[] {
  const advice = new Map<string, Advice<Move>>();
  for (const { move: advised, reasons } of found) {
    const key = JSON.stringify(advised);
    const move = moves.find((each) => JSON.stringify(each) === key);
    if (move === undefined) continue;
    const sentence = sentenceOf(move);
    if (!advice.has(sentence.text)) advice.set(sentence.text, { move, sentence, reasons });
  }
  return [...advice.values()].slice(0, MOST);
}
