import {
  bestVisits,
  boxOf,
  type byHand,
  DECKS,
  type Deck,
  FIREWORKS,
  GOLD_A_POINT,
  type Level,
  majorityPlace,
  named,
  visitedOn,
  worths,
} from '@archipel/anno1800';
import type { Outcome } from '@archipel/kernel';
import { type Key, type Names1800, objectiveLine1800, type Text } from '@archipel/text';
import type { CountInput, MarkInput, SheetCell, SheetData, SheetRow } from '../../table/sheetParts.ts';
import { withMinus } from '../../ui/withMinus.ts';
import { Cube, nameOfLevel } from '../pieces/index.ts';
import { Picture } from '../pieces/Picture.tsx';
import { LineMark } from '../score/useRows.tsx';
import { at, LIMITS, type Objective, type SIDES, VISITORS } from './counts.ts';

/** All that the rows of a sheet are made of. */
export interface Working {
  readonly text: Text;
  readonly names: Names1800;
  readonly data: SheetData;
  readonly counted: ReturnType<typeof byHand>;
  readonly outcome: Outcome;
}

const box = boxOf({});
const worth = worths(box);

const cellsFor = ({ data }: Working, cell: (seat: number) => SheetCell): readonly SheetCell[] => data.players.map((_, seat) => cell(seat));

function count({ data }: Working, seat: number, key: string, label: string, picture?: CountInput['picture']): CountInput {
  return {
    kind: 'count',
    key,
    label,
    value: at(data.players[seat]?.counts ?? {}, key),
    most: LIMITS[key] ?? 0,
    ...(picture !== undefined && { picture }),
  };
}

function mark({ data }: Working, seat: number, key: string, label: string, more: Pick<MarkInput, 'alone' | 'picture'>): MarkInput {
  return { kind: 'mark', key, label, on: at(data.players[seat]?.counts ?? {}, key) > 0, ...more };
}

const brings = (points: number) => ({ points: withMinus(points), none: points === 0 });

/** What a line of the score sheet brings. */
function lineOf({ outcome }: Working, seat: number, line: string): { readonly points: number; readonly count?: number | undefined } {
  return outcome.sheets[seat]?.lines.find((each) => each.line === line) ?? { points: 0 };
}

export function cardRow(working: Working, deck: Deck): SheetRow {
  const { text, names } = working;
  const line = DECKS[deck];
  const name = names.deck(line);
  return {
    id: line,
    mark: <LineMark line={line} />,
    name,
    about: text.t('sheet.each', { points: worth.cards(deck) }),
    cells: cellsFor(working, (seat) => ({
      inputs: [count(working, seat, `cards.${deck.toString()}`, name)],
      ...brings(lineOf(working, seat, line).points),
    })),
  };
}

const byLevel = (working: Working, seat: number, key: string, levels: readonly Level[], label: (level: string) => string) =>
  levels.map((level) =>
    count(working, seat, `${key}.${level.toString()}`, label(working.names.level(nameOfLevel(level))), <Cube level={level} size={14} />),
  );

/** The people who can visit something. */
export function peopleRow(working: Working): SheetRow {
  const { text } = working;
  return {
    id: 'people',
    mark: <Cube level={3} size={18} />,
    name: text.t('sheet.people'),
    about: text.t('sheet.peopleAbout'),
    cells: cellsFor(working, (seat) => ({ inputs: byLevel(working, seat, 'cubes', VISITORS, (level) => level) })),
  };
}

/** The fields of one side of the expedition cards, and how many of them the best visitors reach (R15.3). */
export function fieldRow(working: Working, side: (typeof SIDES)[number]): SheetRow {
  const { text, counted } = working;
  const points = VISITORS.map((level) => worth.fields(level)).join(', ');
  return {
    id: side,
    mark: side === 'animal' ? <LineMark line="expeditions" /> : <LineMark line="artefacts" />,
    name: text.t('sheet.fields', { side }),
    about: text.t('sheet.fieldsAbout', { points }),
    cells: cellsFor(working, (seat) => {
      const visited = visitedOn(bestVisits(counted, seat), side);
      const fields = visitedOn(counted.fields(seat), side).length;
      return {
        inputs: byLevel(working, seat, side, VISITORS, (level) => text.t('sheet.fieldsFor', { side, level })),
        ...(fields > 0 && { note: text.t('sheet.visited', { visited: visited.length, fields }) }),
        ...brings(visited.reduce((sum, field) => sum + field.points, 0)),
      };
    }),
  };
}

export function goldRow(working: Working): SheetRow {
  const name = working.text.t('sheet.gold');
  return {
    id: 'gold',
    mark: <LineMark line="gold" />,
    name,
    about: working.text.t('sheet.goldAbout', { gold: GOLD_A_POINT }),
    cells: cellsFor(working, (seat) => ({ inputs: [count(working, seat, 'gold', name)], ...brings(lineOf(working, seat, 'gold').points) })),
  };
}

export function fireworksRow(working: Working): SheetRow {
  const { text, data } = working;
  const name = text.t('things1800.fireworks');
  const holder = data.players.find(({ counts }) => at(counts, 'fireworks') > 0);
  return {
    id: 'fireworks',
    mark: <LineMark line="fireworks" />,
    name,
    about: text.t('sheet.fireworksAbout', { points: FIREWORKS }),
    cells: cellsFor(working, (seat) => ({
      inputs: [mark(working, seat, 'fireworks', name, { alone: true })],
      ...(holder !== undefined && holder !== data.players[seat] && { note: text.t('sheet.has', { name: holder.name }) }),
      ...brings(lineOf(working, seat, 'fireworks').points),
    })),
  };
}

/** Where what an objective counts is typed; elsewhere for what other rows count already. */
const TYPED: Readonly<Record<string, string>> = {
  'trade-tokens-owned': 'trade',
  'old-world-islands': 'old',
  'new-world-islands': 'new',
  'hand-population-cards': 'hand',
};

function inputsFor(working: Working, seat: number, objective: Objective): SheetCell['inputs'] {
  const { text, names } = working;
  if (objective.kind === 'industry') {
    return (objective.industries ?? []).map((tile) =>
      mark(working, seat, `work.${tile}`, names.tile(tile), { alone: false, picture: <Picture tile={named(box.tiles, tile)} size={24} /> }),
    );
  }
  if (objective.counts === 'population-total') return byLevel(working, seat, 'cubes', [0, 1], (level) => level);
  const key = TYPED[objective.counts ?? ''];
  const label: Key | undefined = objective.counts === undefined ? undefined : `things1800.${objective.counts}`;
  return key === undefined || label === undefined ? [] : [count(working, seat, key, text.t(label))];
}

/** The place in a majority, and whether it is shared. */
function placeNote({ text, counted }: Working, seat: number, objective: Objective): string | undefined {
  if (objective.kind !== 'majority') return undefined;
  const counts = Array.from({ length: counted.seats }, (_, each) => counted.counts(each, objective.counts));
  const place = majorityPlace(counts, seat);
  if (place === undefined) return undefined;
  const tied = counts.filter((each) => each === counts[seat]).length > 1;
  return text.t(tied ? 'sheet.tied' : 'score.place', { place });
}

/** A place for an objective, chosen or not yet. */
export function objectiveRow(working: Working, number: number, objective: Objective | undefined): SheetRow {
  const { text, names } = working;
  const row = { id: `objective ${number.toString()}`, objective: number };
  if (objective === undefined) {
    return { ...row, name: text.t('sheet.objective', { number: number + 1 }), about: '', cells: cellsFor(working, () => ({ inputs: [] })) };
  }
  const { id, kind } = objective;
  const about =
    kind === 'effect'
      ? text.t('sheet.effect')
      : kind === 'industry'
        ? text.t('sheet.works', { points: objective.pointsEach ?? 0 })
        : objectiveLine1800(text, names, id).text;
  return {
    ...row,
    name: names.objective(id),
    about,
    cells: cellsFor(working, (seat) => {
      if (kind === 'effect') return { inputs: [] };
      const { points, count: counts } = lineOf(working, seat, id);
      const inputs = inputsFor(working, seat, objective);
      const follows = inputs.length === 0 || objective.counts === 'population-total';
      const note = placeNote(working, seat, objective);
      return {
        inputs,
        ...(follows && counts !== undefined && { shown: String(counts) }),
        ...(note !== undefined && { note }),
        ...brings(points),
      };
    }),
  };
}

/** R15.4: what decides between those who have the same influence; typed only where it is asked. */
export function tieRows(working: Working): readonly SheetRow[] {
  const { text, outcome, data } = working;
  const totals = outcome.sheets.map(({ total }) => total);
  const level = (seat: number) => totals.filter((total) => total === totals[seat]).length > 1;
  if (!totals.some((_, seat) => level(seat))) return [];
  const buildings = (seat: number) => at(data.players[seat]?.counts ?? {}, 'buildings');
  const still = (seat: number) =>
    totals.filter((total, other) => total === totals[seat] && buildings(other) === buildings(seat)).length > 1;
  const row = (id: 'buildings' | 'hand', asked: (seat: number) => boolean): SheetRow => {
    const name = text.t(`sheet.${id}`);
    return {
      id: `tie ${id}`,
      name,
      about: text.t(`sheet.${id}About`),
      cells: cellsFor(working, (seat) =>
        asked(seat) ? { inputs: [count(working, seat, id, name)] } : { inputs: [], note: text.t('sheet.notNeeded') },
      ),
    };
  };
  return [
    row('buildings', level),
    ...(totals.some((_, seat) => level(seat) && still(seat)) ? [row('hand', (seat) => level(seat) && still(seat))] : []),
  ];
}
