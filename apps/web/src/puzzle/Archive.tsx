import { PUZZLE_GAMES, type Puzzle } from '@archipel/puzzles';
import { type Part, partsOf } from '@archipel/text';
import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { GameMark } from '../games/GameMark.tsx';
import { gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { Texts, useText } from '../reader/text.tsx';
import { Calendar } from './Calendar.tsx';
import { GradeMarks } from './GradeMarks.tsx';
import { puzzleSetOf } from './loading.ts';
import { puzzleId, useResults } from './results.ts';
import { useAsked } from './useAsked.ts';
import './puzzle.css';

/** Every puzzle that there is: by day, and by game with what it asks and how one did. */
export function Archive() {
  const parts = useMemo((): readonly Part[] => [...new Set(PUZZLE_GAMES.flatMap((game) => partsOf(game))), 'puzzle'], []);
  return (
    <Texts parts={parts}>
      <All />
    </Texts>
  );
}

function All() {
  const { t } = useText();
  return (
    <div className="puzzle-archive">
      <h1>{t('puzzle.all')}</h1>
      <p className="lead">{t('puzzle.allLead')}</p>
      <div className="puzzle-today">
        <div>
          <h2>{t('puzzle.today')}</h2>
          <p>{t('puzzle.todayLead')}</p>
          <Link className="button now" href="/puzzle" data-key="puzzle-today">
            <Icon name="play" size={20} /> {t('puzzle.play')}
          </Link>
        </div>
        <Calendar date={undefined} />
      </div>
      {PUZZLE_GAMES.map((game) => (
        <OfGame key={game} game={game} />
      ))}
    </div>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const { t } = useText();
  const puzzles = use(puzzleSetOf(game))?.file.puzzles ?? [];
  const results = useResults();
  const solved = puzzles.filter((_, at) => ['solved', 'hinted'].includes(results[puzzleId(game, at + 1)] ?? '')).length;
  return (
    <section>
      <h2>
        <GameMark game={game} size={28} /> {gameName(game)} <small>{t('puzzle.solvedOf', { solved, count: puzzles.length })}</small>
      </h2>
      <ol className="puzzle-list">
        {puzzles.map((puzzle, at) => (
          <Row key={at} game={game} number={at + 1} puzzle={puzzle} />
        ))}
      </ol>
    </section>
  );
}

function Row({ game, number, puzzle }: { readonly game: string; readonly number: number; readonly puzzle: Puzzle }) {
  const { t } = useText();
  const asked = useAsked(game);
  const result = useResults((all) => all[puzzleId(game, number)] ?? 'open');
  return (
    <li data-is={result}>
      <Link href={`/puzzle/${game}/${number}`}>
        <i aria-hidden="true">{number}</i>
        <span>{asked(puzzle.question)}</span>
        <GradeMarks grade={puzzle.grade} chance={puzzle.chance} />
        <span className="hidden-name">{t(`puzzle.is-${result}`)}</span>
      </Link>
    </li>
  );
}
