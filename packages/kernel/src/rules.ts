import type * as z from 'zod/mini';
import type { Dice } from './chance.ts';
import type { Event, Reveals } from './event.ts';
import type { Refused } from './illegal.ts';
import type { Outcome } from './outcome.ts';
import type { PositionFormat } from './positionFormat.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * The contract: all that a host (server, browser, command line) knows of a game.
 * Everything here is pure. There is no clock, no input or output, and no chance but the one in the state.
 */
export interface Rules<State, View, Move, Fact, Options> {
  readonly id: string;
  /** Grows with every change that would make a recorded match come out differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What crosses a boundary has a schema: it validates, and it documents. */
  readonly schemas: {
    readonly options: z.ZodMiniType<Options>;
    readonly move: z.ZodMiniType<Move>;
    readonly view: z.ZodMiniType;
    readonly fact: z.ZodMiniType;
  };

  /** Everything random flows from the seed: equal arguments give equal states, byte for byte. */
  setup(options: Options, seats: number, seed: string): State;
  /** The seats that may move now, several where choices are open at once; none when the game is over. */
  active(state: State): readonly Seat[];
  /** All that this viewer may know. What others hide is not in it. */
  view(state: State, viewer: Viewer): View;
  /** Every legal move of the viewer, each once; none for a seat that is not active or for a spectator. */
  moves(view: View): readonly Move[];
  /** Whether this move, if it is legal here, reveals something hidden to anybody. Seen from the view, so asking tells nothing (K5). */
  reveals(view: View, move: unknown): boolean;
  /** A state that shows this view to its viewer. What the viewer cannot know is filled in anyhow: believe nothing behind a move that reveals. */
  visibleState(view: View): State;
  /**
   * A state that could be behind what this seat sees: all that it cannot know comes from the dice, in agreement with everything that it does know. Nothing for
   * a seat that is not at the table. A game that cannot do this has no such function, and its matches cannot be played on from a review.
   */
  deal?(state: State, seat: Seat, dice: Dice): State | undefined;
  /** Total: any JSON value gets an answer. The state given is never changed. */
  apply(state: State, seat: Seat, move: unknown): Applied<State, Fact> | Refused;
  /** The result with the full score sheets, once the game is over. */
  outcome(state: State): Outcome | null;
  /** The round being played, from 1. */
  round(state: State): number;
  /** How positions are described by people, for scenario files. */
  readonly positionFormat: PositionFormat<State>;
}

export interface Applied<State, Fact> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event<Fact>[];
  /** Who learned something hidden by this move. If anybody did, there is no way back behind it. */
  readonly reveals: Reveals;
}

/** A game about which nothing is known but the contract: what the hosts work with. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown>;
