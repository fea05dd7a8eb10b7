import { boxOf, OBJECTIVES, type Objective, outcomeOfCounts } from '@archipel/anno1503';
import { localeOf } from '@archipel/text';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { byPlace, winnersOf } from '../../table/end/EndPage.tsx';
import type { SheetCounts, SheetData, SheetParts, SheetRow, WorkedSheet } from '../../table/sheetParts.ts';
import { useNaming } from '../context/naming.tsx';
import { Gold, Person } from '../pieces/index.ts';
import '../styles/pieces.css';

const box = boxOf({});
const { need } = box.components.victory;
/** What a home island has room for; gold comes from an open supply. */
const MOST: Readonly<Record<Objective, number>> = { gold: 200, outposts: 4, agreements: 3, buildings: 8, merchants: 8 };
const WON = 'won';

const MARKS: Readonly<Record<Objective, ReactNode>> = {
  gold: <Gold size={18} />,
  outposts: <Icon name="anchor" size={18} />,
  agreements: <Icon name="agreement" size={18} />,
  buildings: <Icon name="big-branch" size={18} />,
  merchants: <Person level="merchant" size={18} />,
};

function countsOf(counts: SheetCounts) {
  const at = (objective: Objective) => counts[objective] ?? 0;
  return {
    gold: at('gold'),
    outposts: at('outposts'),
    agreements: at('agreements'),
    buildings: at('buildings'),
    merchants: at('merchants'),
  };
}

/** Q10: who has enough wins; if several have, the first of them in whose turn it was so. */
function winnerOf({ players }: SheetData, held: readonly number[]): number | null {
  const enough = players.flatMap((_, seat) => ((held[seat] ?? 0) >= need ? [seat] : []));
  return enough.find((seat) => (players[seat]?.counts[WON] ?? 0) > 0) ?? (enough.length === 1 ? (enough[0] ?? null) : null);
}

/** The score sheet of Anno 1503: the objectives, and who has won. */
function useSheet(data: SheetData): WorkedSheet {
  const { t, language } = useText();
  const { names } = useNaming({ viewer: 'spectator', players: data.players.map(({ name }) => name) });
  const counts = data.players.map((player) => countsOf(player.counts));
  const held = outcomeOfCounts(counts, null).sheets.map(({ total }) => total);
  const winner = winnerOf(data, held);
  const outcome = outcomeOfCounts(counts, winner);
  const several = held.filter((count) => count >= need).length > 1;
  const started = counts.some((each) => Object.values(each).some((count) => count > 0));
  const list = (seats: readonly number[]) =>
    new Intl.ListFormat(localeOf(language)).format(seats.map((seat) => data.players[seat]?.name ?? ''));
  const capital = (name: string) => `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
  const lines = (line: Objective) => outcome.sheets.map((sheet) => sheet.lines.find((each) => each.line === line));
  const rows = box.goals.map(({ objective, least }): SheetRow => {
    const name = capital(names.objective(objective));
    return {
      id: objective,
      mark: MARKS[objective],
      name,
      about: t('sheet.least', { count: least }),
      cells: lines(objective).map((line, seat) => ({
        inputs: [{ kind: 'count', key: objective, label: name, value: counts[seat]?.[objective] ?? 0, most: MOST[objective] }],
        points: line?.points === 1 ? '✓' : '–',
        none: line?.points !== 1,
        ...(line?.points === 1 && { note: t('sheet.reached') }),
      })),
    };
  });
  const wonRow: SheetRow = {
    id: WON,
    name: t('sheet.wonFirst'),
    about: t('sheet.wonFirstAbout', { need }),
    cells: data.players.map(({ counts: own }, seat) =>
      (held[seat] ?? 0) >= need
        ? { inputs: [{ kind: 'mark', key: WON, label: t('sheet.wonFirst'), on: (own[WON] ?? 0) > 0, alone: true }] }
        : { inputs: [], note: t('sheet.notNeeded') },
    ),
  };
  const ahead = byPlace(outcome)[0];
  return {
    title: !started
      ? undefined
      : winner !== null
        ? t('table1503.winner', { count: 1, names: list([winner]) })
        : several
          ? t('sheet.severalHave', { need })
          : t('sheet.nobodyYet', { need }),
    lead: !started
      ? ''
      : winner !== null
        ? t('table1503.heldOf', { count: held[winner] ?? 0, need })
        : several
          ? t('sheet.whoFirst')
          : t('sheet.aheadNow', { names: list(winnersOf(outcome)), count: held[ahead?.seat ?? 0] ?? 0 }),
    places: outcome.places,
    total: { name: t('table1503.heldTotal'), values: held.map((count) => `${count.toString()}/${need.toString()}`) },
    groups: [{ id: 'objectives', title: t('table1503.objectives'), about: t('table1503.objectivesAbout', { need }), rows }],
    ties: several ? [wonRow] : [],
    misfits: [],
  };
}

export const sheet1503: SheetParts = {
  limits: { ...Object.fromEntries(OBJECTIVES.map((objective) => [objective, MOST[objective]])), [WON]: 1 },
  useSheet,
};
