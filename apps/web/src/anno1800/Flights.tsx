import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../preferences.ts';
import type { Now } from '../session/session.ts';
import { afterPaint } from './afterPaint.ts';
import { useTable } from './context.tsx';
import { type Flight, flightsOf } from './model/flights.ts';
import { soundsOf } from './sounds.ts';
import { markedAt as at, spotlight } from './spotlight.ts';

const LENGTH = 240;
const APART = 40;
/** No move takes longer than this, however much it moves. */
const WHOLE = 500;

/**
 * Shows what has happened: cubes walk, tokens sail, tiles turn over. The table is drawn as it stands now at once; what flies over it only says how that came
 * about, and any click or key ends it.
 */
export function Flights({ now, root }: { readonly now: Now; readonly root: RefObject<HTMLElement | null> }) {
  const { seat } = useTable();
  const shown = useRef(now.position);
  const flying = useRef(new Set<Animation>());
  useLayoutEffect(() => {
    const news = now.happened.filter((each) => each.position > shown.current && each.undo === undefined);
    shown.current = now.position;
    const table = root.current;
    if (news.length === 0 || table === null) return;
    soundsOf(news, seat);
    const flights = flightsOf(news, seat);
    land(flying.current);
    const places = flights.map(({ to }) => to);
    // Where nothing may move, what has changed is outlined for a second.
    afterPaint(() => (mayMove() ? fly(table, flights, flying.current) : spotlight(table, places)));
  }, [now, root, seat]);
  useLayoutEffect(() => {
    const all = flying.current;
    const stop = () => land(all);
    document.addEventListener('pointerdown', stop);
    document.addEventListener('keydown', stop);
    return () => {
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('keydown', stop);
      stop();
    };
  }, []);
  return null;
}

function land(flying: Set<Animation>): void {
  for (const each of flying) each.finish();
  flying.clear();
}

function fly(table: Element, flights: readonly Flight[], flying: Set<Animation>): void {
  const apart = Math.min(APART, Math.max(0, WHOLE - LENGTH) / Math.max(1, flights.length - 1));
  for (const [number, flight] of flights.entries()) {
    const [from, to] = [at(table, flight.from), at(table, flight.to)];
    const delay = number * apart;
    if (to && flight.piece === 'tile') turn(to, delay, flying);
    else if (from && to) sail(table, flight, from, to, delay, flying);
  }
}

/** A tile turns over as it is laid. */
function turn(tile: Element, delay: number, flying: Set<Animation>): void {
  const frames = [
    { transform: 'perspective(400px) rotateY(90deg)', opacity: 0.2 },
    { transform: 'perspective(400px) rotateY(0)', opacity: 1 },
  ];
  keep(tile.animate(frames, { duration: LENGTH, delay, easing: 'ease-out', fill: 'backwards' }), flying);
}

/** A piece goes from one place to another, over everything. */
function sail(table: Element, flight: Flight, from: Element, to: Element, delay: number, flying: Set<Animation>): void {
  const pattern = table.querySelector(flight.looks);
  if (pattern === null) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const piece = pattern.cloneNode(true) as HTMLElement;
  piece.classList.add('flying');
  piece.setAttribute('data-state', 'full');
  table.append(piece);
  const middle = (box: DOMRect) => `translate(${box.x + box.width / 2 - 9}px, ${box.y + box.height / 2 - 9}px)`;
  const animation = piece.animate([{ transform: middle(start) }, { transform: middle(end) }], {
    duration: LENGTH,
    delay,
    easing: 'ease-out',
    fill: 'backwards',
  });
  animation.addEventListener('finish', () => piece.remove());
  animation.addEventListener('cancel', () => piece.remove());
  keep(animation, flying);
}

function keep(animation: Animation, flying: Set<Animation>): void {
  flying.add(animation);
  animation.addEventListener('finish', () => flying.delete(animation));
}
