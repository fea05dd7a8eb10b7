export const why = {
  ask: 'Dlaczego?',
  askOf: 'Dlaczego? {name}',
  turn: 'Skąd taka tura?',
  looking: 'Szukamy powodów…',
  none: 'Nie ma tu szczególnego powodu.',
  hidden: 'To, co widać na stole, tego nie zdradza. Wszystkie powody poznasz po grze.',
  failed: 'Nie udało się znaleźć powodów.',
} as const;
