import type { ReactNode } from 'react';
import { useTable } from '../anno1800/context.tsx';
import { Good } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import type { Influence } from './influence.ts';
import type { Numbers } from './numbers.ts';

/** A few numbers that tell what the match was like. */
export function MatchNumbers({ numbers, best }: { readonly numbers: Numbers; readonly best: Influence['best'] }) {
  const { t } = useText();
  const { names, who: company } = useTable();
  const { wanted } = numbers;
  return (
    <dl className="score-numbers">
      {best && (
        <Figure value={`+${best.points}`} words={t('score.bestRound', { name: company.players[best.seat] ?? '', round: best.round })} />
      )}
      <Figure value={numbers.trades} words={t('score.trades', { count: numbers.trades })} />
      <Figure value={numbers.built} words={t('score.built', { count: numbers.built })} />
      {wanted && (
        <Figure
          value={
            <>
              <Good good={wanted.good} size={24} /> {names.good(wanted.good)}
            </>
          }
          words={t('score.wantedGood', { count: wanted.times })}
        />
      )}
    </dl>
  );
}

function Figure({ value, words }: { readonly value: ReactNode; readonly words: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{words}</dt>
    </div>
  );
}
