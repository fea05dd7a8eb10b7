// A game that overruns where its options say so: Anno 1503 otherwise. Both the server under test and the worker know it.
import * as z from 'zod/mini';

const TRAPS = ['none', 'setup', 'apply', 'moves', 'bot', 'view', 'memory'];
/** Here the second seat begins. */
const SECOND = ['none', 'bot'];

const forEver = () => {
  for (;;);
};

function swell() {
  const held = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
}

export function hostileOf(rules) {
  return {
    ...rules,
    id: 'hostile',
    schemas: { ...rules.schemas, options: z.object({ trap: z.enum(TRAPS), components: z.any() }), view: z.any() },
    setup({ trap }, seats, seed) {
      if (trap === 'setup') forEver();
      const options = rules.schemas.options.parse({ firstPlayer: SECOND.includes(trap) ? 1 : 0 });
      return { trap, moved: 0, inner: rules.setup(options, seats, seed) };
    },
    active: ({ inner }) => rules.active(inner),
    round: ({ inner }) => rules.round(inner),
    outcome: ({ inner }) => rules.outcome(inner),
    // Once somebody has moved.
    view: ({ trap, moved, inner }, viewer) =>
      trap === 'view' && moved > 0 ? forEver() : { trap, viewer, inner: rules.view(inner, viewer) },
    moves: ({ trap, inner }) => (trap === 'moves' || trap === 'bot' ? forEver() : rules.moves(inner)),
    reveals: ({ inner }, move) => rules.reveals(inner, move),
    apply({ trap, moved, inner }, seat, move) {
      if (trap === 'apply') forEver();
      if (trap === 'memory') swell();
      const done = rules.apply(inner, seat, move);
      return done.ok ? { ...done, state: { trap, moved: moved + 1, inner: done.state } } : done;
    },
  };
}
