import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Pace } from '../../reader/pace.ts';
import { mayMove } from '../../reader/preferences.ts';
import type { EntryOf } from '../../session/session.ts';
import { afterPaint } from '../afterPaint.ts';
import type { Flight } from '../flight.ts';
import { useLookingOn } from '../room.ts';
import { playTune, type Tune } from '../sounds.ts';
import { markedAt as at, outline } from '../spotlight.ts';
import { useFollow } from './context.tsx';

/** How long a piece flies, in milliseconds: one's own quickly, those of others as long as the pace allows. */
const OWN = 240;
const LENGTHS: Readonly<Record<Pace, number>> = { step: 700, slow: 900, normal: 600, fast: 300, 'at-once': OWN };
/** So much later, as a part of its length, each piece begins; and all of them together take no longer than twice as long. */
const APART = 1 / 6;

interface Props<Event> {
  readonly position: number;
  readonly entries: readonly EntryOf<Event>[];
  readonly root: RefObject<HTMLElement | null>;
  /** What is seen to move, and which tune is played, when these entries are added. */
  readonly flightsOf: (news: readonly EntryOf<Event>[]) => readonly Flight[];
  readonly tuneOf: (news: readonly EntryOf<Event>[]) => Tune | undefined;
}

/**
 * Shows what has happened: pieces travel, tiles turn over. The table shows the new position at once; a flight only explains the change, and any click or
 * key ends it.
 */
export function Flights<Event>({ position, entries, root, flightsOf, tuneOf }: Props<Event>) {
  const shown = useRef(position);
  const flying = useRef(new Set<Animation>());
  const lookingOn = useLookingOn();
  const { pace, shown: now } = useFollow().showing;
  const latest = useRef({ flightsOf, tuneOf, pace, viewer: now.viewer });
  latest.current = { flightsOf, tuneOf, pace, viewer: now.viewer };
  useLayoutEffect(() => {
    const news = entries.filter((each) => each.position > shown.current && each.undo === undefined);
    shown.current = position;
    const table = root.current;
    // Who looks through a match goes where he likes: nothing has just happened.
    if (news.length === 0 || table === null || lookingOn) return;
    const tune = latest.current.tuneOf(news);
    if (tune !== undefined) playTune(tune);
    const flights = latest.current.flightsOf(news);
    finishAll(flying.current);
    const places = flights.map(({ to }) => to);
    // With reduced motion, what has changed is outlined for a second instead.
    const length = news.every(({ seat }) => seat === latest.current.viewer) ? OWN : LENGTHS[latest.current.pace];
    afterPaint(() => (mayMove() ? startAll(table, flights, length, flying.current) : outline(table, places)));
  }, [position, entries, root, lookingOn]);
  useLayoutEffect(() => {
    const all = flying.current;
    const stop = () => finishAll(all);
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

function finishAll(flying: Set<Animation>): void {
  for (const each of flying) each.finish();
  flying.clear();
}

function startAll(table: Element, flights: readonly Flight[], length: number, flying: Set<Animation>): void {
  const apart = Math.min(APART * length, length / Math.max(1, flights.length - 1));
  for (const [number, flight] of flights.entries()) {
    const [from, to] = [at(table, flight.from), at(table, flight.to)];
    if (!to) continue;
    const timing = { duration: length, delay: number * apart, easing: 'ease-out', fill: 'backwards' } as const;
    if (flight.motion === 'turn') keep(to.animate(TURN, timing), flying);
    else if (flight.motion === 'travel' && from) fly(table, flight, [standing(from), standing(to)], timing, flying);
    else fly(table, flight, risen(to), timing, flying);
  }
}

/** A tile turns over as it is laid. */
const TURN = [
  { transform: 'perspective(400px) rotateY(90deg)', opacity: 0.2 },
  { transform: 'perspective(400px) rotateY(0)', opacity: 1 },
];

const middle = (box: DOMRect, up: number) => `translate(${box.x + box.width / 2 - 9}px, ${box.y + box.height / 2 - 9 - up}px)`;
const standing = (place: Element): Keyframe => ({ transform: middle(place.getBoundingClientRect(), 0) });

function risen(place: Element): Keyframe[] {
  const box = place.getBoundingClientRect();
  return [
    { transform: `${middle(box, 0)} scale(1.6)`, opacity: 1 },
    { transform: `${middle(box, 26)} scale(1.2)`, opacity: 0 },
  ];
}

/** A piece goes its way over everything. */
function fly(table: Element, { looks }: Flight, way: Keyframe[], timing: KeyframeAnimationOptions, flying: Set<Animation>): void {
  const piece = typeof looks === 'string' ? table.querySelector(looks)?.cloneNode(true) : iconPiece(looks.icon);
  if (!(piece instanceof Element)) return;
  piece.classList.add('flying');
  piece.setAttribute('data-state', 'full');
  table.append(piece);
  const animation = piece.animate(way, timing);
  animation.addEventListener('finish', () => piece.remove());
  animation.addEventListener('cancel', () => piece.remove());
  keep(animation, flying);
}

/** An icon on a disc. */
function iconPiece(name: string): Element {
  const disc = document.createElement('span');
  disc.className = 'flying-icon';
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'icon-use');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#icon-${name}`);
  picture.append(use);
  disc.append(picture);
  return disc;
}

function keep(animation: Animation, flying: Set<Animation>): void {
  flying.add(animation);
  animation.addEventListener('finish', () => flying.delete(animation));
}
