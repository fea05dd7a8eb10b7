import type { Sentence } from '@archipel/text';
import type { ReactNode } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { type Explainer, useExplainer } from '../explainer.ts';
import type { LogTurn } from '../log.ts';
import { SentenceText } from '../SentenceText.tsx';
import { type ReasonOf, Why } from '../Why.tsx';
import { useFollow } from './context.tsx';
import { withoutName } from './withoutName.ts';
import '../styles/follow.css';

interface Props<Event> {
  /** Oldest first. */
  readonly turns: readonly LogTurn<Event>[];
  readonly lineOf: (turn: LogTurn<Event>) => Sentence;
  /** Shows on the board what a turn was about. */
  readonly onShow: (turn: LogTurn<Event>) => void;
  readonly playerName: (seat: number) => string;
  /** Whether the game is over, and the sentence for a reason. */
  readonly over: boolean;
  readonly reasonOf: ReasonOf;
  /** Further ways to know more, in its header. */
  readonly beside?: ReactNode;
}

/** What the others have done since one's last turn: a line for each turn. It is part of the table and covers nothing. */
export function Since<Event>({ turns, lineOf, onShow, playerName, over, reasonOf, beside }: Props<Event>) {
  const { t } = useText();
  const explainer = useExplainer(over);
  const { showing, control } = useFollow();
  const [first] = showing.past;
  return (
    <section className="since-turn" aria-label={t('follow.since')}>
      <header className="part-head">
        <h2>{t('follow.since')}</h2>
        {first !== undefined && showing.past.length > 1 && (
          <button type="button" className="link" data-key="since-again" onClick={() => control({ type: 'again', from: first.position })}>
            <Icon name="again" size={14} /> {t('follow.again')}
          </button>
        )}
        {beside}
      </header>
      <ol>
        {turns.map((turn) => (
          <li key={turn.turn}>
            <Flag seat={turn.seat} width={19} />
            <div>
              <StandIn turn={turn} name={playerName(turn.seat)} />
              <button type="button" className="log-line" onClick={() => onShow(turn)}>
                <span className="hidden-name">{playerName(turn.seat)}</span> <SentenceText sentence={withoutName(lineOf(turn))} />
              </button>
              <WhyTurn turn={turn} explainer={explainer} name={playerName(turn.seat)} reasonOf={reasonOf} />
            </div>
          </li>
        ))}
        {turns.length === 0 && <li className="quiet">{t('follow.nothing')}</li>}
      </ol>
    </section>
  );
}

interface WhyTurnProps<Event> {
  readonly turn: LogTurn<Event>;
  readonly explainer: Explainer | undefined;
  readonly name: string;
  readonly reasonOf: ReasonOf;
}

/** Why the turn was played so: the reasons of all that its player did in it, as far as they can be told. */
function WhyTurn<Event>({ turn, explainer, name, reasonOf }: WhyTurnProps<Event>) {
  const rows = turn.rows.filter((row) => row.seat === turn.seat && explainer?.explains(row));
  if (explainer === undefined || rows.length === 0) return null;
  return <Why name={name} over={explainer.over} find={() => explainer.reasonsOf(rows)} reasonOf={reasonOf} />;
}

/** That a bot has played this turn for a person, and why: everybody reads it, also where the log is folded away. */
function StandIn<Event>({ turn, name }: { readonly turn: LogTurn<Event>; readonly name: string }) {
  const { t } = useText();
  const why = turn.rows.find(({ seat, standIn }) => seat === turn.seat && standIn !== undefined)?.standIn;
  if (why === undefined) return null;
  return (
    <small className="since-stand-in" title={t(`table.log-${why}`, { name })}>
      <Icon name={why === 'time-up' ? 'clock' : 'bot'} size={14} />
      {t(`table.since-${why}`)}
    </small>
  );
}
