import type { Outcome } from '@archipel/kernel';
import type { Company, Text } from '@archipel/text';
import { localeOf } from '@archipel/text';
import type { ReactNode } from 'react';
import { Flag } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import './end.css';

interface Props {
  readonly outcome: Outcome;
  readonly company: Company;
  /** What was played and how long, beside the title of the page. */
  readonly about: ReactNode;
  /** Who won and by how much; the page makes one where it is not said. */
  readonly title?: string;
  readonly lead: string;
  /** What stands beside the winner's name: what the fireworks were for. */
  readonly honour?: ReactNode;
  readonly sheet: ReactNode;
  /** How it went, and why so. */
  readonly aside: ReactNode;
  /** What comes next. */
  readonly after: ReactNode;
  readonly onClose: () => void;
}

/** The end of a game, a page of its own: who won, line by line, how it went, and what comes next. */
export function EndPage({ outcome, company, about, title, lead, honour, sheet, aside, after, onClose }: Props) {
  const text = useText();
  const winners = winnersOf(outcome);
  return (
    <Dialog from="page" title={text.t('table.overTitle')} about={about} closing={text.t('score.lookAtBoard')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the window is low, also by keyboard */}
      <article className="end-page" aria-labelledby="end-title" tabIndex={0}>
        <div className="end-main">
          <header className="end-head">
            <div className="end-flags">
              {winners.map((seat) => (
                <Flag key={seat} seat={seat} width={winners.length > 1 ? 36 : 58} />
              ))}
            </div>
            <div>
              <h1 id="end-title">{title ?? winnerWords(text, outcome, company)}</h1>
              <p>{lead}</p>
            </div>
            {honour}
          </header>
          {sheet}
        </div>
        <div className="end-aside">{aside}</div>
      </article>
      <footer className="end-next">{after}</footer>
    </Dialog>
  );
}

export const winnersOf = ({ places }: Outcome): readonly number[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Seats by place, the winner first. */
export const byPlace = ({ places }: Outcome) =>
  places.map((place, seat) => ({ place, seat })).toSorted((one, other) => one.place - other.place);

function winnerWords({ t, language }: Text, outcome: Outcome, { players, viewer }: Company): string {
  const winners = winnersOf(outcome);
  const points = outcome.sheets[winners[0] ?? 0]?.total ?? 0;
  if (winners.length === 1 && winners[0] === viewer) return t('score.youWin', { points });
  const names = winners.map((seat) => players[seat] ?? '');
  if (names.length === 1) return t('score.wins', { name: names[0] ?? '', points });
  return t('score.shared', { names: new Intl.ListFormat(localeOf(language)).format(names), points });
}

/** By how much the winner is ahead of the next, and how the reader did. */
export function leadWords({ t }: Text, outcome: Outcome, { players, viewer }: Company): string {
  const [first, second] = byPlace(outcome);
  const points = (seat: number) => outcome.sheets[seat]?.total ?? 0;
  const lead =
    first === undefined || second === undefined || second.place === 1
      ? []
      : [
          t('score.lead', {
            count: points(first.seat) - points(second.seat),
            who: second.seat === viewer ? 'you' : 'other',
            name: players[second.seat] ?? '',
          }),
        ];
  const place = viewer === 'spectator' ? undefined : outcome.places[viewer];
  const own = viewer === 'spectator' || place === undefined || place === 1 ? [] : [t('score.yourPlace', { place, points: points(viewer) })];
  return [...lead, ...own].join(' ');
}
