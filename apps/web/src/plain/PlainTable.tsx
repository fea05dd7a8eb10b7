import type { Level } from '@archipel/protocol';
import { type ComponentType, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useFollow } from '../table/follow/context.tsx';
import { Hints } from '../table/Hints.tsx';
import { useRedo } from '../table/redo.ts';
import type { TableProps } from '../table/tableProps.ts';
import { useKeys } from '../table/useKeys.ts';
import { usePlayers } from '../table/usePlayers.ts';
import { LogAndChat } from './LogAndChat.tsx';
import { Moves } from './Moves.tsx';
import { Players } from './Players.tsx';
import { Position } from './Position.tsx';
import { Scores } from './Scores.tsx';
import { useTelling } from './useTelling.ts';
import './plain.css';

/** What the plain table must know of a game: what it is called, and which bots could be asked for advice. */
interface Game {
  readonly name: string;
  readonly levels: readonly Level[];
}

/** The plain table of one game. */
export function plainTable(game: Game): ComponentType<TableProps> {
  return (props) => <PlainTable {...props} game={game} />;
}

/** A table for any game: its moves in words, its position as data, its log. No rule and no game is known here. */
function PlainTable({ game: { name, levels }, session, chat, unread, after }: TableProps & { readonly game: Game }) {
  const { t } = useText();
  const now = useSyncExternalStore(session.subscribe, session.now);
  const { game, view, viewer, active, undoable, outcome } = now;
  const { behind, control } = useFollow();
  const skip = () => control({ type: 'skip' });
  const { rules } = session;
  const telling = useTelling(game);
  const company = usePlayers(now);
  const tell = useCallback((move: unknown) => telling.move(move, company), [telling, company]);
  const moves = useMemo(() => rules.moves(view), [rules, view]);
  const seat = viewer === 'spectator' ? undefined : viewer;
  const mine = active.some((each) => each === viewer);
  const [busy, setBusy] = useState(false);
  const [advised, setAdvised] = useState(false);
  const [fault, setFault] = useState('');
  const search = useRef<HTMLInputElement>(null);

  const answered = async (asked: ReturnType<typeof session.play>) => {
    setBusy(true);
    setFault('');
    const answer = await asked;
    setBusy(false);
    if (answer.ok) return;
    if ('fault' in answer) return setFault(t(`table.fault-${answer.fault}`));
    setFault(
      telling
        .refusal(answer.illegal, company)
        .map((line) => line.text)
        .join(' '),
    );
  };
  const history = useRedo(session, now);
  const { redo } = history;
  const play = (move: unknown) => void answered(history.play([move]));
  const undo = () => void answered(history.undo(1));
  const advises = mine && levels.includes('hard');
  useKeys({
    '/': () => search.current?.focus(),
    U: undoable > 0 && !busy ? undo : undefined,
    Y: redo && !busy ? () => void answered(redo()) : undefined,
    H: advises ? () => setAdvised(true) : undefined,
    F: skip,
  });

  return (
    <div className="plain" data-position={now.position} data-mine={mine}>
      <div className="plain-play">
        <header className="plain-turn" aria-live="polite">
          <p className="note">
            {t('plain.title', { game: name })} · {t('table.round', { round: now.round })}
          </p>
          <h1>
            {outcome ? t('plain.over') : mine ? t('table.yourTurn') : t('plain.waitFor', { names: namesOf(active, company.players) })}
          </h1>
          <p>
            {outcome
              ? t('plain.afterRound', { round: now.round })
              : mine
                ? t('plain.decide', { count: moves.length })
                : viewer === 'spectator'
                  ? t('plain.watching')
                  : null}
          </p>
        </header>
        <Players now={now} company={company} />
        {outcome ? (
          <Scores outcome={outcome} company={company} telling={telling}>
            {after}
          </Scores>
        ) : null}
        <p className="ways plain-ways">
          {seat === undefined || outcome ? null : (
            <button className="button" type="button" disabled={busy || undoable === 0} onClick={undo} aria-keyshortcuts="u">
              <Icon name="undo" size={18} />
              {t('table.undo')}
            </button>
          )}
          {redo && seat !== undefined ? (
            <button className="button" type="button" disabled={busy} onClick={() => void answered(redo())} aria-keyshortcuts="y">
              <Icon name="again" size={18} />
              {t('table.redo')}
            </button>
          ) : null}
          {advises ? (
            <button className="button" type="button" onClick={() => setAdvised(true)} aria-keyshortcuts="h">
              <Icon name="hint" size={18} />
              {t('table.hint')}
            </button>
          ) : null}
          {behind > 0 ? (
            <button className="button" type="button" onClick={skip} aria-keyshortcuts="f">
              <Icon name="hurry" size={18} />
              {t('table.hurry')}
            </button>
          ) : null}
        </p>
        {fault === '' ? null : (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {seat === undefined || outcome ? null : (
          <Moves moves={mine ? moves : NONE} telling={telling} tell={tell} search={search} busy={busy} onPlay={play} />
        )}
      </div>
      <LogAndChat now={now} telling={telling} company={company} chat={chat} unread={unread} />
      <Position view={view} players={company.players} />
      {advised && advises ? (
        <Hints
          game={game}
          view={view}
          position={now.position}
          moves={moves}
          sentenceOf={tell}
          reasonOf={(reason) => telling.reason(reason)}
          onMake={play}
          onClose={() => setAdvised(false)}
        />
      ) : null}
    </div>
  );
}

const NONE: readonly unknown[] = [];

const namesOf = (seats: readonly number[], players: readonly string[]) => seats.map((each) => players[each] ?? `${each + 1}`).join(', ');
