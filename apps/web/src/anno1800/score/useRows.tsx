import { DECKS } from '@archipel/anno1800';
import type { Outcome } from '@archipel/kernel';
import { type Names1800, objectiveLine1800, scoreLine1800 } from '@archipel/text';
import { Icon } from '../../pieces/index.ts';
import type { ScoreRow } from '../../table/end/ScoreTable.tsx';
import { withMinus } from '../../ui/withMinus.ts';
import { useWords } from '../context/context.ts';
import { Coin, DeckMark } from '../pieces/index.ts';

/** The longest bar of the sheet stands for so many points. */
const FULL = 40;

/** R13: an objective that does something, and brings no points. */
export function isEffect({ components }: Names1800, line: string): boolean {
  return components.objectives.some(({ id, kind }) => id === line && kind === 'effect');
}

/** Rows of the score sheet. */
export function useRows({ sheets }: Outcome): (lines: readonly string[]) => readonly ScoreRow[] {
  const { text, names } = useWords();
  const isObjective = (line: string) => names.components.objectives.some(({ id }) => id === line);
  return (lines) =>
    lines.map((line) => {
      const entries = sheets.map((sheet) => sheet.lines.find((each) => each.line === line));
      const top = Math.max(1, ...entries.map((entry) => entry?.points ?? 0));
      return {
        id: line,
        mark: <LineMark line={line} />,
        name: scoreLine1800(text, names, line),
        about: isObjective(line) ? objectiveLine1800(text, names, line).text : undefined,
        cells: entries.map((entry) => {
          const points = entry?.points ?? 0;
          return {
            note: entry?.count,
            value: withMinus(points),
            part: Math.min(1, Math.max(0, points / FULL)),
            rank: rankOf(points, top),
          };
        }),
      };
    });
}

const rankOf = (points: number, top: number) => (points === 0 ? 'none' : points === top ? 'best' : undefined);

export function LineMark({ line }: { readonly line: string }) {
  const deck = DECKS.findIndex((each) => each === line);
  if (deck >= 0) return <DeckMark deck={deck} />;
  if (line === 'gold') return <Coin size={18} />;
  if (line === 'expeditions') return <Icon name="animal" size={18} />;
  if (line === 'artefacts') return <Icon name="artefact" size={18} />;
  return line === 'fireworks' ? <Icon name="fireworks" size={18} /> : null;
}
