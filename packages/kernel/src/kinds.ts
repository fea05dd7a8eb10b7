import * as z from 'zod/mini';
import { type EventRecorder, eventRecorder } from './event.ts';
import { type FastCheck, fastCheckOf } from './fastCheck.ts';
import { KERNEL_RULES, type Reason, type Refused, refused } from './illegal.ts';
import { isRecord } from './json.ts';
import type { Applied, Rules } from './rules.ts';
import type { Seat, Viewer } from './seat.ts';

/** What stands in the way of a move: the rule and its reasons, or how to find them where that is work that a list of moves need not do. */
export interface Refusal<Why extends Reason = Reason> {
  readonly rule: string;
  readonly reasons: readonly Why[] | (() => readonly Why[]);
}

function explained({ rule, reasons }: Refusal): Refused {
  return refused(rule, ...(typeof reasons === 'function' ? reasons() : reasons));
}

/**
 * One kind of move, in one place. `refuse` is the rule: the lister keeps the candidates that it lets pass, `apply` asks it again, and
 * what it answers is the explanation. So a move is legal exactly if it is listed, and nothing is written twice.
 */
export interface MoveKind<State, View, Move, Fact> {
  readonly schema: z.ZodMiniType<Move>;
  /** Every move of this kind that could be legal here, each once; others may be among them. */
  candidates(view: View): readonly Move[];
  refuse(view: View, move: Move): Refusal | undefined;
  /** Carries out a move that has passed. */
  perform(state: State, seat: Seat, move: Move, recorder: EventRecorder<Fact>): State;
}

export type MoveKinds<State, View, Move extends { readonly kind: string }, Fact> = {
  readonly [Kind in Move['kind']]: MoveKind<State, View, Extract<Move, { readonly kind: Kind }>, Fact>;
};

type Parts<State, View, Move extends { readonly kind: string }, Fact, Options> = Omit<
  Rules<State, View, Move, Fact, Options>,
  'moves' | 'apply' | 'reveals' | 'schemas'
> & {
  readonly schemas: Omit<Rules<State, View, Move, Fact, Options>['schemas'], 'move'>;
  readonly kinds: MoveKinds<State, View, Move, Fact>;
  /** Whether the viewer of this view is active: the view's own word for `active`. */
  mayMove(view: View): boolean;
};

/** Moves that are the same at every table, so nobody may change them. */
export function shared<const Move extends object>(...moves: readonly Move[]): readonly Move[] {
  for (const move of moves) Object.freeze(move);
  return moves;
}

/** More faults than this in one move help nobody. */
const MOST_FAULTS = 20;

function malformed(issues: readonly z.core.$ZodIssue[]): Refused {
  const faults = issues
    .slice(0, MOST_FAULTS)
    .map(({ path, code }) => ({ code: 'malformed', path: path.map(String).join('.'), fault: code }));
  return refused(KERNEL_RULES.form, ...faults);
}

/** Makes a game of its parts: lists and checks moves from the one definition of each kind. */
export function rulesOf<State, View extends { readonly viewer: Viewer }, Move extends { readonly kind: string }, Fact, Options>(
  parts: Parts<State, View, Move, Fact, Options>,
): Rules<State, View, Move, Fact, Options> {
  type Kind = MoveKind<State, View, Move, Fact> & { readonly hasForm: FastCheck | undefined };
  const { kinds, mayMove, ...rest } = parts;
  // A kind is only ever handed moves that its own schema has let through, so the union may stand for each of its members here.
  // Each is written out anew, so that the engine sees one shape of them all.
  const byName = new Map<string, Kind>(
    Object.entries<MoveKind<State, View, Move, Fact>>(kinds).map(([name, { schema, candidates, refuse, perform }]) => [
      name,
      { schema, candidates, refuse, perform, hasForm: fastCheckOf(schema) },
    ]),
  );
  const all = [...byName.values()];
  const names = [...byName.keys()];

  // Positions and views never change, so what was last shown stays true of that very position.
  let shown: { readonly state: State; readonly viewer: Viewer; readonly view: View } | undefined;

  function viewOf(state: State, viewer: Viewer): View {
    if (shown === undefined || shown.state !== state || shown.viewer !== viewer) shown = { state, viewer, view: parts.view(state, viewer) };
    return shown.view;
  }

  function moves(view: View): readonly Move[] {
    const legal: Move[] = [];
    if (!mayMove(view)) return legal;
    // Lists of many kinds of moves come by here, and the engine goes through them faster by their places than by itself.
    for (let at = 0; at < all.length; at++) {
      const kind = all[at] as Kind;
      const candidates = kind.candidates(view);
      for (let each = 0; each < candidates.length; each++) {
        const move = candidates[each] as Move;
        if (kind.refuse(view, move) === undefined) legal.push(move);
      }
    }
    return legal;
  }

  function kindOf(value: unknown): Kind | undefined {
    const name = isRecord(value) ? value['kind'] : undefined;
    return typeof name === 'string' ? byName.get(name) : undefined;
  }

  function apply(state: State, seat: Seat, value: unknown): Applied<State, Fact> | Refused {
    const kind = kindOf(value);
    if (kind === undefined) return refused(KERNEL_RULES.form, { code: 'unknown-kind', kinds: names });
    // What is seen to have the form of a move is one.
    if (kind.hasForm?.(value)) return judged(kind, state, seat, value as Move);
    const parsed = kind.schema.safeParse(value);
    return parsed.success ? judged(kind, state, seat, parsed.data) : malformed(parsed.error.issues);
  }

  function judged(kind: Kind, state: State, seat: Seat, move: Move): Applied<State, Fact> | Refused {
    const active = parts.active(state);
    if (active.length === 0) return refused(KERNEL_RULES.over, { code: 'game-over' });
    if (!active.includes(seat)) return refused(KERNEL_RULES.turn, { code: 'not-active', active });
    const refusal = kind.refuse(viewOf(state, seat), move);
    return refusal ? explained(refusal) : performed(kind, state, seat, move);
  }

  function performed(kind: Kind, state: State, seat: Seat, move: Move): Applied<State, Fact> {
    const recorded = eventRecorder<Fact>();
    const next = kind.perform(state, seat, move, recorded);
    return { ok: true, state: next, events: recorded.events, reveals: recorded.reveals };
  }

  function reveals(view: View, value: unknown): boolean {
    const kind = kindOf(value);
    const parsed = kind?.schema.safeParse(value);
    if (kind === undefined || !parsed?.success || view.viewer === 'spectator' || !mayMove(view)) return false;
    if (kind.refuse(view, parsed.data) !== undefined) return false;
    return performed(kind, parts.visibleState(view), view.viewer, parsed.data).reveals.length > 0;
  }

  const schemas = [...byName.values()].map((kind) => kind.schema) as [z.ZodMiniType<Move>, ...z.ZodMiniType<Move>[]];
  return { ...rest, schemas: { ...parts.schemas, move: z.union(schemas) }, view: viewOf, moves, apply, reveals };
}
