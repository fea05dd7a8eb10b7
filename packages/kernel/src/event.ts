import type { Seat, Viewer } from './seat.ts';

/** A fact as it is told: openly, and where some seats may know more, a fuller telling for them alone. */
export interface Event<Fact> {
  readonly open: Fact;
  readonly secret?: { readonly seats: readonly Seat[]; readonly fact: Fact };
}

/** The event as one viewer hears it. Whoever is not named hears only what is open. */
export function eventFor<Fact>(event: Event<Fact>, viewer: Viewer): Fact {
  return viewer !== 'spectator' && event.secret?.seats.includes(viewer) ? event.secret.fact : event.open;
}

/** To whom a move brought something hidden to light: nobody, some seats, or all who watch. */
export type Reveals = readonly Seat[] | 'everybody';

export function revealsTo(reveals: Reveals, viewer: Viewer): boolean {
  return reveals === 'everybody' || (viewer !== 'spectator' && reveals.includes(viewer));
}

const NOBODY: readonly Seat[] = [];

/** Takes down what happens while a move is carried out. */
export interface EventRecorder<Fact> {
  tell(fact: Fact): void;
  whisper(seats: readonly Seat[], fact: Fact, open: Fact): void;
  /** Something hidden has come to light, or chance has spoken: the move cannot be taken back. Says who knows it now. */
  reveal(to: Reveals): void;
}

export interface RecordedEvents<Fact> extends EventRecorder<Fact> {
  readonly events: readonly Event<Fact>[];
  readonly reveals: Reveals;
}

export function eventRecorder<Fact>(): RecordedEvents<Fact> {
  return new Recorder<Fact>();
}

/** A class for once: one is needed for every move, and closures would be made anew each time. */
class Recorder<Fact> implements RecordedEvents<Fact> {
  readonly events: Event<Fact>[] = [];
  reveals: Reveals = NOBODY;

  tell(open: Fact): void {
    this.events.push({ open });
  }

  whisper(seats: readonly Seat[], fact: Fact, open: Fact): void {
    this.events.push({ open, secret: { seats, fact } });
  }

  reveal(to: Reveals): void {
    this.reveals = together(this.reveals, to);
  }
}

export function together(some: Reveals, others: Reveals): Reveals {
  if (some.length === 0) return others;
  if (some === 'everybody' || others === 'everybody') return 'everybody';
  // Card after card, a move mostly shows the same seats the more.
  return others.every((seat) => some.includes(seat)) ? some : [...new Set([...some, ...others])];
}
