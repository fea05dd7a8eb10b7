import type { Fact } from '@archipel/anno1503';
import { logLine1503 } from '@archipel/text';
import { useMemo } from 'react';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { takeBack } from '../model/takeBack.ts';

/** What one press of undo takes back, in words; undefined if nothing can be. */
export function useUndo(): { readonly what: string | undefined; go(): void } {
  const { now } = useFacts();
  const { t, names, text, company } = useWords();
  const { undo } = useCommands();
  const back = useMemo(() => takeBack(now.entries, now.undoable), [now.entries, now.undoable]);
  return { what: back && words(back.fact), go: () => back && undo(back.count) };

  function words(fact: Fact | undefined): string {
    if (fact === undefined) return t('table1503.undo-orders');
    switch (fact.fact) {
      case 'sold':
      case 'bought':
        return t(`table1503.undo-${fact.fact}`, { ware: names.commodity(fact.commodity) });
      case 'sailed':
        return t('table1503.undo-sailed', { place: names.square(fact.to) });
      case 'placed':
        return t('table1503.undo-placed', { level: names.level('explorer') });
      case 'developed':
        return t('table1503.undo-developed', { level: names.level(fact.level) });
      case 'launched':
      case 'put-back':
        return t(`table1503.undo-${fact.fact}`);
      default:
        return logLine1503(text, names, fact, company).text;
    }
  }
}
