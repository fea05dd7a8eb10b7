import { useEffect, useState } from 'react';

/** How long a word in passing stays, in milliseconds. */
const PATIENCE = 5000;

/** A word in passing, and how to say one. */
export function useSaid(): readonly [string, (sentence: string) => void] {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(''), PATIENCE);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
