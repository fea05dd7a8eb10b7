import { memo } from 'react';
import { Flag } from '../../pieces/index.ts';
import { Change } from '../../table/follow/Change.tsx';
import { useFacts, useWords } from '../context/context.tsx';
import { heldBy, neededToWin, objectiveRows } from '../model/progress.ts';

/** The objectives of everybody with how far each has come (Q10); on the table also what has changed. */
export const Goals = memo(function Goals({ changes = true }: { readonly changes?: boolean }) {
  const { view, seat } = useFacts();
  const { t, names, playerName } = useWords();
  const own = seat ?? -1;
  const order = [...view.seats.keys()].map((at) => (Math.max(own, 0) + at) % view.seats.length);
  const need = neededToWin(view);
  return (
    <section className="goals" aria-label={t('table1503.objectives')}>
      <header>
        <h2>{t('table1503.objectives')}</h2>
        <p>{t('table1503.objectivesAbout', { need })}</p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((each) => (
              <th key={each} scope="col" data-own={each === own}>
                <Flag seat={each} width={24} />
                <span className="hidden-name">{each === own ? t('table.you') : playerName(each)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objectiveRows(view).map(({ objective, needed, counts }) => (
            <tr key={objective}>
              <th scope="row" data-explain={`objective ${objective}`}>
                {t('table1503.goal', { needed, objective: names.objective(objective) })}
              </th>
              {order.map((each) => {
                const count = counts[each] ?? 0;
                return (
                  <td key={each} data-own={each === own} data-held={count >= needed}>
                    <b>{count}</b>
                    {changes && <Change value={count} />}
                    {count >= needed && <span className="hidden-name">{t('table1503.held')}</span>}
                    <i aria-hidden="true">
                      <u style={{ width: `${Math.min(100, (100 * count) / needed)}%` }} />
                    </i>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className="goals-sum">
            <th scope="row">{t('table1503.held')}</th>
            {order.map((each) => (
              <td key={each} data-own={each === own}>
                <b>{heldBy(view, each).length}</b>
                <small>/{need}</small>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
});
