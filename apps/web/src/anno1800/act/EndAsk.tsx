import { FinalAsk } from '../../table/FinalAsk.tsx';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { type Unused, unusedIn } from '../model/unused.ts';
import { Cube, LEVEL_NAMES } from '../pieces/index.ts';

/** R2: asks before a turn ends in which something free is unused that would be lost; each can be used from here. */
export function EndAsk({ onDone }: { readonly onDone: () => void }) {
  const { view, moves } = useFacts();
  const { t } = useWords();
  const { act, show } = useCommands();
  const use = (unused: Unused) => {
    onDone();
    if (unused.use !== undefined) act([unused.use]);
    else if (unused.kind === 'steps') show('upgrade');
  };
  return (
    <FinalAsk
      title={t('table.endAsk')}
      label={t('table.end')}
      onDo={() => {
        onDone();
        act([{ kind: 'end' }]);
      }}
      onLeave={onDone}
    >
      <p>{t('table.endAskAbout')}</p>
      <ul>
        {unusedIn(view, moves).map((unused) => (
          <li key={JSON.stringify(unused)}>
            <span>
              {unused.kind === 'steps' && <Cube level={LEVEL_NAMES.indexOf(unused.level)} size={15} />}{' '}
              {t(`table.unused-${unused.kind}`, { count: unused.count })}
            </span>
            <button type="button" className="link" onClick={() => use(unused)}>
              {t('table.useIt')}
            </button>
          </li>
        ))}
      </ul>
    </FinalAsk>
  );
}
