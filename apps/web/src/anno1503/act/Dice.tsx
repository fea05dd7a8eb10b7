import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../pieces/index.ts';
import { mayMove } from '../../reader/preferences.ts';
import { useFacts, useWords } from '../context/context.tsx';
import { Die } from '../pieces/index.ts';

/** How long the die tumbles, in milliseconds. What it shows is known before: it only comes to rest on it. */
const TUMBLE = 600;

/** The throws of this turn. A new one tumbles and comes to rest; the second throw is the event's. */
export function Dice({ size }: { readonly size: number }) {
  const { view, now } = useFacts();
  const { t } = useWords();
  const rolled = useRolledAt();
  const [one, two] = view.throws;
  return (
    <span
      className="dice"
      role="img"
      aria-label={one === undefined ? t('table1503.notRolled') : t('table1503.shows', { die: view.throws.join(', ') })}
    >
      <Tumbling key={rolled ?? now.viewer} value={one} size={size} turning={rolled !== undefined} />
      {two !== undefined && (
        <>
          <Icon name="right" size={13} />
          <Tumbling key={`event ${rolled}`} value={two} size={size} turning={rolled !== undefined} />
        </>
      )}
    </span>
  );
}

/** The position at which the die was rolled while one was looking on; undefined for what was rolled before. */
function useRolledAt(): number | undefined {
  const { now, view } = useFacts();
  const before = useRef(view.throws);
  const [rolled, setRolled] = useState<number>();
  useEffect(() => {
    if (view.throws.length > 0 && before.current.length === 0) setRolled(now.position);
    before.current = view.throws;
  }, [view.throws, now.position]);
  return rolled;
}

function Tumbling({ value, size, turning }: { readonly value: number | undefined; readonly size: number; readonly turning: boolean }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!turning || !mayMove()) return undefined;
    const animation = shown.current?.animate(
      [
        { transform: 'rotate(-320deg) scale(.7)', opacity: 0.4 },
        { transform: 'rotate(20deg) scale(1.12)', opacity: 1, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: TUMBLE, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
    return () => animation?.cancel();
  }, [turning]);
  return (
    <span ref={shown} className="tumbling">
      <Die value={value} size={size} hit={value !== undefined} />
    </span>
  );
}
