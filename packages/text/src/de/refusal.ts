export const refusal = {
  'unknown-kind': 'Einen solchen Zug gibt es in diesem Spiel nicht.',
  malformed: 'Dieser Zug ist unvollständig oder sagt zu viel.',
  'game-over': 'Das Spiel ist zu Ende.',
  'not-active': '{active, select, none {Du bist nicht am Zug.} other {Du bist nicht am Zug: Erst ist {active} dran.}}',
  'empty-plan': 'Es wurde kein Zug angegeben.',
  'no-json': 'Das ist kein Zug.',
  reveals: 'Dieser Zug deckt etwas auf. Weiter lässt sich nicht vorausplanen.',
  'nothing-to-undo':
    '{possible, plural, =0 {Nichts kann zurückgenommen werden.} one {Nur ein Zug kann zurückgenommen werden.} other {Nur # Züge können zurückgenommen werden.}}',
  unknown: 'Das erlauben die Regeln gerade nicht ({rule}).',
} as const;
