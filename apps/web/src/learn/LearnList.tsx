import { GameMark } from '../games/GameMark.tsx';
import { games } from '../games/games.ts';
import { useText } from '../reader/text.tsx';
import { hasLesson } from './courses.ts';
import { LessonLink } from './LessonLink.tsx';

/** The first games of all games that have one. */
export function LearnList() {
  const { t } = useText();
  return (
    <div className="learn-list">
      <h1>{t('home.learn')}</h1>
      <p className="lead">{t('home.learnLead')}</p>
      <ul>
        {games
          .filter(({ id }) => hasLesson(id))
          .map(({ id, name }) => (
            <li key={id}>
              <h2>
                <GameMark game={id} size={30} /> {name}
              </h2>
              <LessonLink game={id} className="button primary" />
            </li>
          ))}
      </ul>
    </div>
  );
}
