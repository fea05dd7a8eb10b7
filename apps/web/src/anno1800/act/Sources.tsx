import type { Move } from '@archipel/anno1800';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { answers } from '../model/clicks.ts';
import { MakeMove } from './MakeMove.tsx';

/** What is due now can come from these: one small decision after another, for those who do not want a whole plan. */
export function Sources() {
  const { moves, decision } = useFacts();
  const { t } = useWords();
  const { pay } = useCommands();
  const sources = moves.filter((move: Move) => answers(decision, move));
  return (
    <>
      <ul className="source-list">
        {sources.map((move) => (
          <li key={JSON.stringify(move)}>
            <MakeMove move={move} small />
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
