import type { Fact } from '@archipel/anno1503';
import { logLine1503 } from '@archipel/text';
import { useCallback } from 'react';
import { useWords } from './context.tsx';

/** The sentence of a fact, the same function as long as the language stays. */
export function useFactSentence() {
  const { text, names, company } = useWords();
  return useCallback((fact: Fact) => logLine1503(text, names, fact, company), [text, names, company]);
}
