import { DECKS } from '@archipel/anno1800';
import type { Outcome } from '@archipel/kernel';
import { type Key, localeOf } from '@archipel/text';
import type { ReactNode } from 'react';
import { Difference } from '../../table/end/Difference.tsx';
import { byPlace, EndPage, leadWords } from '../../table/end/EndPage.tsx';
import { type Figure, Figures } from '../../table/end/Figures.tsx';
import { Moments } from '../../table/end/Moments.tsx';
import { PointsChart } from '../../table/end/PointsChart.tsx';
import type { PointsByRound } from '../../table/end/points.ts';
import { ScoreTable } from '../../table/end/ScoreTable.tsx';
import { withMinus } from '../../ui/withMinus.ts';
import { useFacts, useWords } from '../context/context.ts';
import { Good } from '../pieces/index.ts';
import { FireworksNote } from './FireworksNote.tsx';
import { numbersOf } from './numbers.ts';
import { isEffect, useRows } from './useRows.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly points: PointsByRound | undefined;
  readonly after: ReactNode;
  readonly onClose: () => void;
}

/** The end of Anno 1800 (R15). */
export function GameScore({ outcome, points, after, onClose }: Props) {
  const { now } = useFacts();
  const { t, text, names, company } = useWords();
  const rowsOf = useRows(outcome);
  const groups = groupsOf(outcome).map(({ title, lines }) => ({
    title: t(title),
    sums: outcome.sheets.map((sheet) => withMinus(sumOf(sheet, lines))),
    rows: rowsOf(lines.filter((line) => !isEffect(names, line))),
  }));
  const effects = (outcome.sheets[0]?.lines ?? []).map(({ line }) => line).filter((line) => isEffect(names, line));
  const [first, second] = byPlace(outcome);
  const lastCard = points?.moments.find(({ kind }) => kind === 'last-card');
  return (
    <EndPage
      outcome={outcome}
      company={company}
      about={
        <>
          <i>Anno 1800</i> · {t('score.rounds', { count: now.round })}
        </>
      }
      lead={leadWords(text, outcome, company)}
      honour={lastCard && <FireworksNote {...lastCard} />}
      sheet={
        <ScoreTable
          outcome={outcome}
          company={company}
          groups={groups}
          total={{ name: t('score.total'), values: outcome.sheets.map(({ total }) => withMinus(total)) }}
          note={
            effects.length === 0
              ? undefined
              : t('score.effects', {
                  count: effects.length,
                  names: new Intl.ListFormat(localeOf(text.language)).format(effects.map((line) => names.objective(line))),
                })
          }
        />
      }
      aside={
        <>
          <section className="end-chart">
            <h2>{t('score.chart')}</h2>
            {points && <PointsChart points={points} players={company.players} />}
            {points && <Moments moments={points.moments} players={company.players} />}
          </section>
          {first && second && (
            <Difference
              winner={first.seat}
              second={second.seat}
              company={company}
              differences={DIFFERING.map(({ name, lines }) => ({
                name: t(name),
                more: sumOf(outcome.sheets[first.seat], lines(outcome)) - sumOf(outcome.sheets[second.seat], lines(outcome)),
              }))}
            />
          )}
          <Figures figures={useFigures()} />
        </>
      }
      after={after}
      onClose={onClose}
    />
  );
}

function sumOf(sheet: Outcome['sheets'][number] | undefined, lines: readonly string[]): number {
  return sheet?.lines.filter(({ line }) => lines.includes(line)).reduce((sum, { points }) => sum + points, 0) ?? 0;
}

function useFigures(): readonly Figure[] {
  const { now } = useFacts();
  const { t, names } = useWords();
  const { trades, built, wanted } = numbersOf(now.entries);
  return [
    { value: trades, label: t('score.trades', { count: trades }) },
    { value: built, label: t('score.built', { count: built }) },
    ...(wanted
      ? [
          {
            value: (
              <>
                <Good good={wanted.good} size={20} /> {names.good(wanted.good)}
              </>
            ),
            label: t('score.wantedGood', { count: wanted.times }),
          },
        ]
      : []),
  ];
}

const WEALTH = ['expeditions', 'gold', 'fireworks'];
const isCard = (line: string) => DECKS.some((deck) => deck === line);
const linesOf = ({ sheets }: Outcome): readonly string[] => sheets[0]?.lines.map(({ line }) => line) ?? [];
const objectivesOf = (outcome: Outcome) => linesOf(outcome).filter((line) => !(isCard(line) || WEALTH.includes(line)));

/** Cards; wealth and voyages; and whatever else a sheet has: the objectives of the match. */
function groupsOf(outcome: Outcome): readonly { readonly title: Key; readonly lines: readonly string[] }[] {
  return [
    { title: 'score.cards', lines: linesOf(outcome).filter(isCard) },
    { title: 'score.wealth', lines: linesOf(outcome).filter((line) => WEALTH.includes(line)) },
    { title: 'score.objectives', lines: objectivesOf(outcome) },
  ];
}

/** In what two players may differ. */
const DIFFERING: readonly { readonly name: Key; readonly lines: (outcome: Outcome) => readonly string[] }[] = [
  { name: 'score.cardsShort', lines: (outcome) => linesOf(outcome).filter(isCard) },
  { name: 'things1800.expeditions', lines: () => ['expeditions'] },
  { name: 'things1800.gold', lines: () => ['gold'] },
  { name: 'things1800.fireworks', lines: () => ['fireworks'] },
  { name: 'score.objectives', lines: objectivesOf },
];
