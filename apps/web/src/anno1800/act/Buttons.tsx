import { useMemo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { unusedIn } from '../model/unused.ts';
import { useUndo } from './useUndo.ts';

/** Undo, and the way on: end the turn, finish the action. */
export function Buttons() {
  const { decision, moves, view, canRedo } = useFacts();
  const { t } = useWords();
  const { act, showScore, redo, endTurn } = useCommands();
  const unused = useMemo(() => unusedIn(view, moves).length, [view, moves]);
  const undo = useUndo();
  const finish = moves.some(({ kind }) => kind === 'finish');
  const end = moves.some(({ kind }) => kind === 'end');
  const { open } = view.table.turn;
  const draws = open?.kind === 'workforce' ? open.reserved : open?.kind === 'swap' ? open.draw : [];
  const cards = draws.reduce((sum, count) => sum + count, 0);
  if (decision.ask === 'over')
    return (
      <div className="action-buttons">
        <button type="button" className="button now" data-key="score" onClick={showScore}>
          {t('table.showScore')}
        </button>
      </div>
    );
  return (
    <div className="action-buttons">
      <button type="button" className="button two-lines" data-key="undo" disabled={undo.what === undefined} onClick={undo.go}>
        <Icon name="undo" size={17} />
        <span>
          {t('table.undo')} <small>{undo.what ?? t('table.undoNothing')}</small>
        </span>
      </button>
      {canRedo && (
        <button type="button" className="button redo" data-key="redo" title={t('table.redo')} aria-label={t('table.redo')} onClick={redo}>
          <Icon name="again" size={17} />
        </button>
      )}
      {finish ? (
        <button
          type="button"
          className="button now two-lines"
          data-key="finish"
          data-final={cards > 0}
          onClick={() => act([{ kind: 'finish' }])}
        >
          {cards > 0 && <Icon name="spectator" size={17} />}
          <span>
            {t('table.finish')} <small>{t('table.finishDraws', { count: cards })}</small>
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={end ? 'button now two-lines' : 'button two-lines'}
          data-key="end"
          data-final={end && unused > 0}
          disabled={!end}
          onClick={(event) => endTurn(event.currentTarget)}
        >
          {end && unused > 0 && <Icon name="spectator" size={17} />}
          <span>
            {t('table.end')}{' '}
            <small>
              {end && unused > 0
                ? t('table.endUnused', { count: unused })
                : t(end ? 'table.endFinal' : decision.ask === 'act' && !decision.acted ? 'table.endActFirst' : 'table.endNotYet')}
            </small>
          </span>
        </button>
      )}
    </div>
  );
}
