import type { Fact } from '@archipel/anno1800';
import { useMemo } from 'react';
import { useTable } from '../context.tsx';
import { takeBack } from '../model/takeBack.ts';

/** What one press of undo would take back, in words; undefined if nothing can be. */
export function useUndo(): { readonly what: string | undefined; go(): void } {
  const { now, undo, t, names } = useTable();
  const back = useMemo(() => takeBack(now.happened, now.undoable), [now.happened, now.undoable]);
  return {
    what: back && words(back.fact),
    go: () => back && undo(back.count),
  };

  function words(fact: Fact | undefined): string {
    switch (fact?.fact) {
      case 'built':
      case 'removed':
        return names.tile(fact.tile);
      case 'played':
      case 'activated':
        return t(`table.undo-${fact.fact}`);
      case 'recruited':
      case 'upgraded':
        return t(`table.undo-${fact.fact}`, { level: names.level(fact.level) });
      case 'shift-ended':
        return names.term('shift-end');
      case 'festival':
        return names.term('festival');
      case 'used':
        return names.objective(fact.objective);
      default:
        return t('table.undo-begun');
    }
  }
}
