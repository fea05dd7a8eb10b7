import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useOpen, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { useUndo } from './useUndo.ts';

/** Undo, and the way on: roll, end the turn. */
export function Buttons() {
  const { decision, view, box, seat } = useFacts();
  const { t } = useWords();
  const { play, endTurn, update, redo } = useCommands();
  const { canRedo } = useOpen();
  const undo = useUndo();
  if (decision.ask === 'over')
    return (
      <div className="action-buttons">
        <button type="button" className="button now" data-key="score" onClick={() => update({ type: 'open', overlay: { show: 'score' } })}>
          {t('table.showScore')}
        </button>
      </div>
    );
  const over = seat === undefined ? 0 : playerAt(view, seat).cards - box.components.handLimit;
  const ends = decision.ask === 'act' || decision.ask === 'sail';
  return (
    <div className="action-buttons">
      <button type="button" className="button two-lines" data-key="undo" disabled={undo.what === undefined} onClick={undo.go}>
        <Icon name="undo" size={17} />
        <span>
          {t('table.undo')} <small>{undo.what ?? t(view.throws.length > 0 ? 'table1503.rollStays' : 'table.undoNothing')}</small>
        </span>
      </button>
      {canRedo && (
        <button type="button" className="button redo" data-key="redo" title={t('table.redo')} aria-label={t('table.redo')} onClick={redo}>
          <Icon name="again" size={17} />
        </button>
      )}
      {decision.ask === 'roll' ? (
        <button type="button" className="button now two-lines" data-key="roll" onClick={() => play([{ kind: 'roll' }])}>
          <span>
            {t('table1503.roll')} <small>{t('table1503.rollAbout')}</small>
          </span>
          <kbd className="key">R</kbd>
        </button>
      ) : (
        <button type="button" className="button primary two-lines" data-key="end" disabled={!ends} onClick={endTurn}>
          <span>
            {t('table.end')}{' '}
            <small>{ends ? (over > 0 ? t('table1503.toDiscard', { count: over }) : t('table.endFinal')) : t('table.endNotYet')}</small>
          </span>
        </button>
      )}
    </div>
  );
}
