import type { Move } from '@archipel/anno1800';
import { moveLine1800 } from '@archipel/text';
import { useTable } from '../context.tsx';
import { answers } from '../model/clicks.ts';
import { Said } from '../Said.tsx';

/** What is due now can come from these: one small decision after another, for those who do not want a whole plan. */
export function Sources() {
  const { moves, decision, act, text, names, who, t, pay } = useTable();
  const sources = moves.filter((move: Move) => answers(decision, move));
  return (
    <>
      <ul className="source-list">
        {sources.map((move) => (
          <li key={JSON.stringify(move)}>
            <button type="button" className="button small" data-light="lit" onClick={() => act([move])}>
              <span>
                <Said said={moveLine1800(text, names, move, who)} />
              </span>
            </button>
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
