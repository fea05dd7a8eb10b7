import { dayOf, PUZZLE_GAMES, puzzleOfDay, SHIPPED } from '@archipel/puzzles';
import { type Part, partsOf } from '@archipel/text';
import { use, useMemo } from 'react';
import { Lost } from '../frame/Lost.tsx';
import { usePreferences } from '../reader/preferences.ts';
import { Texts } from '../reader/text.tsx';
import { puzzleSetOf } from './loading.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { puzzleSession } from './puzzleSession.ts';
import { keepResult, puzzleId, resultOf } from './results.ts';
import { today } from './today.ts';

/** The puzzle of a day: of today, or of the one that the address names. Those to come are not shown yet. */
export function DayPage({ date = today() }: { readonly date?: string }) {
  const day = dayOf(date);
  if (day === undefined || date > today()) return <Lost />;
  const { game, number } = puzzleOfDay(day, PUZZLE_GAMES, SHIPPED);
  return <PuzzlePage key={date} game={game} number={number} date={date} />;
}

interface Props {
  readonly game: string;
  /** From 1. */
  readonly number: number;
  /** The day of which it is the puzzle, if it is shown as such. */
  readonly date?: string;
}

/** A puzzle at the table of its game. */
export function PuzzlePage({ game, number, date }: Props) {
  const parts = useMemo((): readonly Part[] => [...partsOf(game), 'puzzle'], [game]);
  if (!PUZZLE_GAMES.includes(game)) return <Lost />;
  return (
    <Texts parts={parts}>
      <Laid game={game} number={number} date={date} />
    </Texts>
  );
}

function Laid({ game: id, number, date }: Required<Pick<Props, 'game' | 'number'>> & { readonly date: string | undefined }) {
  const set = use(puzzleSetOf(id));
  const puzzle = set?.file.puzzles[number - 1];
  const session = useMemo(
    () =>
      set &&
      puzzle &&
      puzzleSession(set.game, puzzle, {
        ownName: () => usePreferences.getState().name,
        keep: (state) => keepResult(puzzleId(id, number), resultOf(state)),
      }),
    [set, puzzle, id, number],
  );
  if (puzzle === undefined || session === undefined) return <Lost />;
  return <PuzzleTable game={id} number={number} date={date} puzzle={puzzle} session={session} />;
}
