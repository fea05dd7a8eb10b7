import { Flag, Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';

/** Who else is waited for while choices are open. Whether somebody has standing orders is not told. */
export function Waited() {
  const { view, seat } = useFacts();
  const { t, playerName } = useWords();
  const others = (view.asking?.waiting ?? []).filter((each) => each !== seat);
  return (
    <p className="plan-note">
      <Icon name="waiting" size={14} />{' '}
      {others.length === 0 ? (
        t('table1503.allWait')
      ) : (
        <>
          {t('table1503.alsoChoose')}{' '}
          {others.map((each) => (
            <span key={each} className="mention">
              <Flag seat={each} width={16} /> {playerName(each)}
            </span>
          ))}
        </>
      )}
    </p>
  );
}
