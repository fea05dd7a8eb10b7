export const why = {
  ask: 'Warum?',
  askOf: 'Warum? {name}',
  turn: 'Warum dieser Zug?',
  looking: 'Die Gründe werden gesucht …',
  none: 'Dafür gibt es keinen besonderen Grund.',
  hidden: 'Was offen auf dem Tisch liegt, verrät das nicht. Nach dem Spiel werden alle Gründe genannt.',
  failed: 'Die Gründe ließen sich nicht finden.',
} as const;
