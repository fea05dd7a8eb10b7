/** Refusals that all games share (K1 to K5), and one for whatever nobody has a sentence for. */
export const refusal = {
  'unknown-kind': 'There is no such move in this game.',
  malformed: 'This move is not complete, or says too much.',
  'game-over': 'The game is over.',
  'not-active': '{active, select, none {It is not your turn.} other {It is not your turn: {active} must act first.}}',
  'empty-plan': 'No move was given.',
  'no-json': 'This is not a move.',
  reveals: 'This move reveals something, so nothing can be planned beyond it.',
  'nothing-to-undo':
    '{possible, plural, =0 {Nothing can be taken back.} one {Only one move can be taken back.} other {Only # moves can be taken back.}}',
  unknown: 'The rules do not allow this now ({rule}).',
} as const;
