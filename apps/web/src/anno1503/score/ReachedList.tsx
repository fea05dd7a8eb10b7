import { Flag } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { type RoundOfProgress, reachedForGood } from '../model/progress.ts';

/** Which objectives were reached, by whom and when. */
export function ReachedList({ rounds }: { readonly rounds: readonly RoundOfProgress[] }) {
  const { view } = useFacts();
  const { t, names, playerName } = useWords();
  const reached = reachedForGood(view, rounds);
  if (reached.length === 0) return null;
  return (
    <section>
      <h2>{t('table1503.reached')}</h2>
      <ul className="reached">
        {reached.map(({ round, seat, objective, needed }) => (
          <li key={`${objective} ${seat + 1}`}>
            <span>{t('table.round', { round })}</span>
            <Flag seat={seat} width={20} />
            <b>{playerName(seat)}</b>
            <span>{t('table1503.goal', { needed, objective: names.objective(objective) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
