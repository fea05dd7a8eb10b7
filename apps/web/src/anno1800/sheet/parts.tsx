import { byHand, COMPONENTS, OBJECTIVES_IN_PLAY, outcomeOf } from '@archipel/anno1800';
import { useText } from '../../reader/text.tsx';
import type { SheetData, SheetParts, WorkedSheet } from '../../table/sheetParts.ts';
import { withMinus } from '../../ui/withMinus.ts';
import { useNames1800 } from '../context/useWords1800.ts';
import { countsOf, LIMITS, misfitsOf, objectivesOf } from './counts.ts';
import { cardRow, fieldRow, fireworksRow, goldRow, objectiveRow, peopleRow, tieRows } from './rows.tsx';
import { leadOf, misfitLine, titleOf } from './words.ts';

/** The score sheet of Anno 1800, worked out by the rules themselves (R14, R15). */
function useSheet(data: SheetData): WorkedSheet {
  const text = useText();
  const names = useNames1800(COMPONENTS);
  const chosen = objectivesOf(data);
  const counted = byHand(
    chosen.map(({ id }) => id),
    data.players.map(({ counts }) => countsOf(counts)),
  );
  const outcome = outcomeOf(counted);
  const working = { text, names, data, counted, outcome };
  const started = data.players.some(({ counts }) => Object.values(counts).some((count) => count > 0));
  return {
    title: started ? titleOf(text, data, outcome) : undefined,
    lead: started ? leadOf(text, data, outcome) : '',
    places: outcome.places,
    total: { name: text.t('score.total'), values: outcome.sheets.map(({ total }) => withMinus(total)) },
    groups: [
      { id: 'cards', title: text.t('score.cards'), rows: ([0, 1, 2] as const).map((deck) => cardRow(working, deck)) },
      {
        id: 'wealth',
        title: text.t('score.wealth'),
        rows: [peopleRow(working), fieldRow(working, 'animal'), fieldRow(working, 'artefact'), goldRow(working), fireworksRow(working)],
      },
      {
        id: 'objectives',
        title: text.t('score.objectives'),
        about: text.t('sheet.theFive', { count: OBJECTIVES_IN_PLAY }),
        rows: Array.from({ length: OBJECTIVES_IN_PLAY }, (_, number) =>
          objectiveRow(
            working,
            number,
            chosen.find(({ id }) => id === data.objectives[number]),
          ),
        ),
      },
    ],
    ties: started ? tieRows(working) : [],
    misfits: misfitsOf(data).map((misfit) => misfitLine(text, names, data, misfit)),
  };
}

const all = COMPONENTS.objectives;

export const sheet1800: SheetParts = {
  limits: LIMITS,
  objectives: {
    inPlay: OBJECTIVES_IN_PLAY,
    all: all.map(({ id }) => id),
    beginners: all.filter(({ beginners }) => beginners === true).map(({ id }) => id),
    useName: () => useNames1800(COMPONENTS).objective,
  },
  useSheet,
};
