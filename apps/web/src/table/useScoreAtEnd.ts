import { useEffect, useRef } from 'react';
import { useLookingOn } from './room.ts';

/** Opens the score sheet once, when the game ends; afterwards there is a button for it. */
export function useScoreAtEnd(over: boolean, showScore: () => void): void {
  const wasOver = useRef(over);
  const lookingOn = useLookingOn();
  useEffect(() => {
    if (over && !wasOver.current && !lookingOn) showScore();
    wasOver.current = over;
  }, [over, showScore, lookingOn]);
}
