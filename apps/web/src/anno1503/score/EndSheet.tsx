import { localeOf } from '@archipel/text';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { byPlace, EndPage, winnersOf } from '../../table/end/EndPage.tsx';
import { ScoreTable } from '../../table/end/ScoreTable.tsx';
import { useFacts, useWords } from '../context/context.tsx';
import { neededToWin, objectiveRows } from '../model/progress.ts';
import { ObjectivesByRound } from './ObjectivesByRound.tsx';

/** The end of the game: who won and by what, the objectives of everybody, and how they came and went. */
export function EndSheet({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { now, view } = useFacts();
  const { t, names, playerName } = useWords();
  const { language } = useText();
  const { outcome } = now;
  if (outcome === null) return null;
  const winners = winnersOf(outcome);
  const need = neededToWin(view);
  const company = { viewer: view.viewer, players: view.seats.map((_, seat) => playerName(seat)) };
  const place = view.viewer === 'spectator' ? undefined : byPlace(outcome).find(({ seat }) => seat === view.viewer)?.place;
  const held = (seat: number) => outcome.sheets[seat]?.total ?? 0;
  return (
    <EndPage
      outcome={outcome}
      company={company}
      about={
        <>
          <i>Anno 1503</i> · {t('score.rounds', { count: now.round })}
        </>
      }
      title={
        winners.length === 1 && winners[0] === view.viewer
          ? t('table1503.youWin')
          : t('table1503.winner', { count: winners.length, names: new Intl.ListFormat(localeOf(language)).format(winners.map(playerName)) })
      }
      lead={[
        t(view.winner === null ? 'table1503.byTime' : 'table1503.byObjectives', { round: now.round, need }),
        ...(place === undefined || place === 1 ? [] : [t('table1503.yourPlace', { place })]),
      ].join(' ')}
      sheet={
        <ScoreTable
          outcome={outcome}
          company={company}
          groups={[
            {
              rows: objectiveRows(view).map(({ objective, needed, counts }) => ({
                id: objective,
                name: t('table1503.goal', { needed, objective: names.objective(objective) }),
                cells: counts.map((count) => ({
                  note: count >= needed ? <Icon name="check" size={16} /> : undefined,
                  value: count,
                  part: Math.min(1, count / needed),
                  rank: count >= needed ? ('best' as const) : count === 0 ? ('none' as const) : undefined,
                })),
              })),
            },
          ]}
          total={{
            name: t('table1503.heldTotal'),
            values: view.seats.map((_, seat) => (
              <>
                {held(seat)}
                <small>/{need}</small>
              </>
            )),
          }}
        />
      }
      aside={<ObjectivesByRound />}
      after={children}
      onClose={onClose}
    />
  );
}
