import { Icon } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { useUndo } from './useUndo.ts';

/** Undo, and the way on: end the turn, finish the action, hurry the others. */
export function Buttons() {
  const { decision, moves, t, act, now, hurry, view, showScore } = useTable();
  const undo = useUndo();
  const finish = moves.some(({ kind }) => kind === 'finish');
  const end = moves.some(({ kind }) => kind === 'end');
  const { open } = view.table.turn;
  const draws = open?.kind === 'workforce' ? open.reserved : open?.kind === 'swap' ? open.draw : [];
  const cards = draws.reduce((sum, count) => sum + count, 0);
  if (decision.ask === 'over')
    return (
      <div className="action-buttons">
        <button type="button" className="button now" onClick={showScore}>
          {t('table.showScore')}
        </button>
      </div>
    );
  if (decision.ask === 'wait')
    return (
      <div className="action-buttons">
        {(now.thinking || now.chairs[decision.seat]?.kind === 'bot') && now.line === 'here' && (
          <button type="button" className="button" data-key="hurry" onClick={hurry}>
            <Icon name="hurry" size={16} /> {t('table.hurry')}
          </button>
        )}
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
      {finish ? (
        <button type="button" className="button now two-lines" data-key="finish" onClick={() => act([{ kind: 'finish' }])}>
          <span>
            {t('table.finish')} <small>{t('table.finishDraws', { count: cards })}</small>
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={end ? 'button now two-lines' : 'button two-lines'}
          data-key="end"
          disabled={!end}
          onClick={() => act([{ kind: 'end' }])}
        >
          <span>
            {t('table.end')}{' '}
            <small>{t(end ? 'table.endFinal' : decision.ask === 'act' && !decision.acted ? 'table.endActFirst' : 'table.endNotYet')}</small>
          </span>
        </button>
      )}
    </div>
  );
}
