import { type ChainStep, chainSearch, type Opening, type View } from '@archipel/anno1800';
import { useEffect, useState } from 'react';

/** Milliseconds of looking at a stretch: whoever clicks meanwhile does not wait. */
const STRETCH = 8;

/** The shortest way of actions to something: looked for while nothing else is to be done. `looking` until it is known; undefined if there is none. */
export function useChain(view: View, thing: Opening): readonly ChainStep[] | 'looking' | undefined {
  const [found, setFound] = useState<readonly ChainStep[] | 'looking' | undefined>('looking');
  useEffect(() => {
    setFound('looking');
    const search = chainSearch(view, thing);
    let timer = setTimeout(goOn);
    function goOn(): void {
      const until = performance.now() + STRETCH;
      while (performance.now() < until) {
        const { done, value } = search.next();
        if (done) {
          setFound(value);
          return;
        }
      }
      timer = setTimeout(goOn);
    }
    return () => clearTimeout(timer);
  }, [view, thing]);
  return found;
}
