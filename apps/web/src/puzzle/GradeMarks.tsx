import { GRADES, type Grade } from '@archipel/puzzles';
import { useText } from '../reader/text.tsx';

/** How hard a puzzle is: diamonds, and a word. */
export function GradeMarks({ grade, chance }: { readonly grade: Grade; readonly chance: number }) {
  const { t } = useText();
  const word = t(`puzzle.grade-${grade}`);
  return (
    <span className="grade" title={t('puzzle.gradeSays', { grade: word, chance })}>
      <span aria-hidden="true">{GRADES.map((each) => (each <= grade ? '◆' : '◇')).join('')}</span> {word}
    </span>
  );
}
