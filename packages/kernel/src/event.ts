import type { Seat, Viewer } from './seat.ts';

/** A fact as it is told: openly, and where some seats may know more, a fuller telling for them alone. */
export interface Told<Fact> {
  readonly open: Fact;
  readonly secret?: { readonly seats: readonly Seat[]; readonly fact: Fact };
}

/** What one viewer hears. Whoever is not named hears only what is open. */
export function heard<Fact>(event: Told<Fact>, viewer: Viewer): Fact {
  return viewer !== 'spectator' && event.secret?.seats.includes(viewer) ? event.secret.fact : event.open;
}

/** To whom a move brought something hidden to light: nobody, some seats, or all who watch. */
export type Reveals = readonly Seat[] | 'everybody';

export function revealsTo(reveals: Reveals, viewer: Viewer): boolean {
  return reveals === 'everybody' || (viewer !== 'spectator' && reveals.includes(viewer));
}

/** Takes down what happens while a move is carried out. */
export interface Scribe<Fact> {
  tell(fact: Fact): void;
  whisper(seats: readonly Seat[], fact: Fact, open: Fact): void;
  /** Something hidden has come to light, or chance has spoken: the move cannot be taken back. Says who knows it now. */
  reveal(to: Reveals): void;
}

export interface Minutes<Fact> extends Scribe<Fact> {
  readonly events: readonly Told<Fact>[];
  readonly reveals: Reveals;
}

export function scribe<Fact>(): Minutes<Fact> {
  const events: Told<Fact>[] = [];
  let reveals: Reveals = [];
  return {
    tell: (open) => void events.push({ open }),
    whisper: (seats, fact, open) => void events.push({ open, secret: { seats, fact } }),
    reveal: (to) => {
      reveals = together(reveals, to);
    },
    events,
    get reveals() {
      return reveals;
    },
  };
}

export function together(some: Reveals, others: Reveals): Reveals {
  return some === 'everybody' || others === 'everybody' ? 'everybody' : [...new Set([...some, ...others])];
}
