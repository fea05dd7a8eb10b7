import type { Move } from '@archipel/anno1503';
import type { Reason } from '@archipel/kernel';
import { type Company, moveLine1503, reason1503 } from '@archipel/text';
import { useMemo } from 'react';
import { useText } from '../../reader/text.tsx';
import type { Words } from './context.tsx';
import { useNaming } from './naming.tsx';

/** The words of this table, in the language of the sentences around it. */
export function useWords1503(company: Company): Words {
  const text = useText();
  const naming = useNaming(company);
  return useMemo(
    () => ({
      ...naming,
      text,
      t: text.t,
      playerName: (seat: number) => company.players[seat] ?? `${seat + 1}`,
      label: (name: string) => `${name.charAt(0).toLocaleUpperCase(text.language)}${name.slice(1)}`,
      moveSentence: (move: Move) => moveLine1503(text, naming.names, move, company),
      reasonSentence: (reason: Reason) => reason1503(text, naming.names, reason),
    }),
    [text, naming, company],
  );
}
