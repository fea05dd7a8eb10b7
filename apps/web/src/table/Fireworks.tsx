import { useEffect, useRef } from 'react';
import { mayMove } from '../reader/preferences.ts';
import { useLookingOn } from './room.ts';

/** Where they burst, in parts of a hundred of the screen. */
const BURSTS = [
  { x: 22, y: 34 },
  { x: 70, y: 22 },
  { x: 48, y: 46 },
  { x: 84, y: 50 },
  { x: 12, y: 60 },
];
const SPARKS = 14;
const LENGTH = 1100;

/** Fireworks over the table, once, when `lit` becomes true. None with reduced motion. */
export function Fireworks({ lit, colours }: { readonly lit: boolean; readonly colours: readonly string[] }) {
  const sky = useRef<HTMLDivElement>(null);
  const was = useRef(lit);
  const lookingOn = useLookingOn();
  useEffect(() => {
    const begins = lit && !was.current;
    was.current = lit;
    if (!begins || lookingOn || !mayMove() || sky.current === null) return;
    for (const [number, burst] of BURSTS.entries()) explode(sky.current, burst, colours[number % colours.length] ?? '', number * 220);
  }, [lit, colours, lookingOn]);
  return <div ref={sky} className="fireworks" aria-hidden="true" />;
}

function explode(sky: HTMLElement, { x, y }: (typeof BURSTS)[number], colour: string, delay: number): void {
  for (let at = 0; at < SPARKS; at++) {
    const spark = document.createElement('i');
    spark.style.left = `${x}%`;
    spark.style.top = `${y}%`;
    spark.style.background = colour;
    sky.append(spark);
    const angle = (2 * Math.PI * at) / SPARKS;
    const far = at % 2 === 0 ? 120 : 78;
    const end = `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far + 40}px) scale(0.3)`;
    const flight = spark.animate(
      [
        { transform: 'translate(0, 0) scale(0.2)', opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: end, opacity: 0 },
      ],
      { duration: LENGTH, delay, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)', fill: 'both' },
    );
    flight.addEventListener('finish', () => spark.remove());
  }
}
