import { useEffect, useState } from 'react';
import { useText } from '../reader/text.tsx';

/** For so long nothing lifts the curtain: a second click that was meant for the table must not show somebody's cards. */
const DEAF = 600;

/** Whoever presses this says who they are. It hears nothing at first; Space presses it from anywhere. */
export function LiftButton({ name, onLift }: { readonly name: string; readonly onLift: () => void }) {
  const { t } = useText();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DEAF);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!ready) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return;
      event.preventDefault();
      onLift();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ready, onLift]);
  return (
    <button className="button now great lift" type="button" aria-disabled={!ready} onClick={() => ready && onLift()}>
      <span>{t('hotseat.lift', { name })}</span>
      <span className="lift-key" aria-hidden="true">
        {t('hotseat.space')}
      </span>
    </button>
  );
}

/** Where Space already means something. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;
}
