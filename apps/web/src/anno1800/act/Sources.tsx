import type { Move } from '@archipel/anno1800';
import { useTable } from '../context.tsx';
import { MoveButton } from '../MoveButton.tsx';
import { answers } from '../model/clicks.ts';

/** What is due now can come from these: one small decision after another, for those who do not want a whole plan. */
export function Sources() {
  const { moves, decision, t, pay } = useTable();
  const sources = moves.filter((move: Move) => answers(decision, move));
  return (
    <>
      <ul className="source-list">
        {sources.map((move) => (
          <li key={JSON.stringify(move)}>
            <MoveButton move={move} small />
          </li>
        ))}
      </ul>
      <p className="swap-bar">
        <button type="button" className="button now" onClick={pay}>
          {t('table.payAll')}
        </button>
      </p>
    </>
  );
}
