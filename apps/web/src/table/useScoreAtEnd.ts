import { useEffect, useRef } from 'react';

/** Opens the score sheet once, when the game ends; afterwards there is a button for it. */
export function useScoreAtEnd(over: boolean, showScore: () => void): void {
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) showScore();
    wasOver.current = over;
  }, [over, showScore]);
}
