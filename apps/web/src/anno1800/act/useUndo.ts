import type { Fact } from '@archipel/anno1800';
import { useMemo } from 'react';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { undoStep } from '../model/undoStep.ts';

/** What one press of undo would take back, in words; undefined if nothing can be. */
export function useUndo(): { readonly what: string | undefined; go(): void } {
  const { now } = useFacts();
  const { t, names } = useWords();
  const { undo } = useCommands();
  const step = useMemo(() => undoStep(now.entries, now.undoable), [now.entries, now.undoable]);
  return {
    what: step && words(step.event),
    go: () => step && undo(step.count),
  };

  function words(event: Fact | undefined): string {
    switch (event?.fact) {
      case 'built':
      case 'removed':
        return names.tile(event.tile);
      case 'played':
      case 'activated':
        return t(`table.undo-${event.fact}`);
      case 'recruited':
      case 'upgraded':
        return t(`table.undo-${event.fact}`, { level: names.level(event.level) });
      case 'shift-ended':
        return names.term('shift-end');
      case 'festival':
        return names.term('festival');
      case 'used':
        return names.objective(event.objective);
      default:
        return t('table.undo-begun');
    }
  }
}
