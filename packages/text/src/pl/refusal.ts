/** Refusals that all games share (K1 to K5), and one for whatever nobody has a sentence for. */
export const refusal = {
  'unknown-kind': 'W tej grze nie ma takiego ruchu.',
  malformed: 'Ten ruch jest niepełny albo zawiera za dużo.',
  'game-over': 'Partia jest skończona.',
  'not-active': '{active, select, none {To nie twoja kolej.} other {To nie twoja kolej. Najpierw: {active}.}}',
  'empty-plan': 'Nie podano żadnego ruchu.',
  'no-json': 'To nie jest ruch.',
  reveals: 'Ten ruch coś odkrywa, więc nie można planować dalej.',
  'nothing-to-undo':
    '{possible, plural, =0 {Nie ma czego cofnąć.} one {Cofnąć można tylko jeden ruch.} few {Cofnąć można tylko # ruchy.} other {Cofnąć można tylko # ruchów.}}',
  unknown: 'Zasady teraz na to nie pozwalają ({rule}).',
} as const;
