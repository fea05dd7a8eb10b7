import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useProgress } from './progress.ts';

/** Minutes that a lesson takes, for somebody who reads everything. */
const MINUTES = 10;

/** The way to the guided first game of a game: to its beginning, or to where it was left. */
export function LessonLink({ game, className }: { readonly game: string; readonly className: string }) {
  const { t } = useText();
  const progress = useProgress((all) => all[game]);
  const about =
    progress === undefined || progress.at === 0
      ? t(progress?.finished ? 'home.learnAgain' : 'home.learnSays', { minutes: MINUTES })
      : t('home.learnOn', { step: progress.at + 1 });
  return (
    <Link className={`${className} lesson-link`} href={`/learn/${game}`}>
      <Icon name="hint" size={22} />
      <span>
        <b>{t('home.learn')}</b>
        {about}
      </span>
    </Link>
  );
}
