import type { Puzzle } from '@archipel/puzzles';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { gameName, tableOf } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import type { Session } from '../session/session.ts';
import { Following } from '../table/follow/context.tsx';
import { followSession } from '../table/follow/followSession.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import type { PuzzleSession } from './puzzleSession.ts';
import './puzzle.css';

interface Props {
  readonly game: string;
  readonly number: number;
  readonly date: string | undefined;
  readonly puzzle: Puzzle;
  readonly session: PuzzleSession;
}

/** The table of the game, and the puzzle in the place of its log. */
export function PuzzleTable({ game, number, date, puzzle, session }: Props) {
  const { t } = useText();
  const shown = useSyncExternalStore(session.subscribe, session.now);
  return (
    <div className="puzzle-page" data-phase={shown.state.phase}>
      <h1 className="hidden-name">{`${t('puzzle.title')}: ${gameName(game)}`}</h1>
      <FollowedTable
        key={shown.table}
        game={game}
        session={shown.session}
        aside={<PuzzlePanel game={game} number={number} date={date} puzzle={puzzle} session={session} shown={shown} />}
      />
    </div>
  );
}

function FollowedTable({ game, session, aside }: { readonly game: string; readonly session: Session; readonly aside: ReactNode }) {
  const followed = useMemo(() => followSession(session, usePreferences.getState().pace), [session]);
  const Table = tableOf(game);
  return (
    <Following session={followed}>
      <Table session={followed} aside={aside} />
    </Following>
  );
}
