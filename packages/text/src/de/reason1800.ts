export const reason1800 = {
  points: 'Bringt {points, plural, one {# Punkt} other {# Punkte}}.',
  'last-card':
    'Es ist deine letzte Karte: {points, plural, one {# Punkt} other {# Punkte}} für das Feuerwerk, und die letzte Runde beginnt.',
  'extra-action': 'Gibt eine weitere Aktion.',
  'gains-gold': 'Bringt {gold, number} Gold.',
  'sheds-card': 'Lässt dich {count, plural, one {eine Karte} other {# Karten}} loswerden, ohne neue zu ziehen.',
  'good-for-cards':
    '{cards, plural, one {Eine deiner Handkarten braucht} other {# deiner Handkarten brauchen}} {good}, und du stellst das noch nicht her.',
  'good-for-plans': '{cards, plural, one {Eine deiner Karten braucht} other {# deiner Karten brauchen}} auf dem Weg {good}.',
  'other-workers': '{good} stellst du schon her, hier aber mit einer anderen Stufe: {level}.',
  objective: '„{objective}“ belohnt das mit {points, plural, one {# Punkt} other {# Punkten}}.',
  majority: 'Zählt für „{objective}“: Du hast {have}, die anderen höchstens {rival}.',
  'more-tokens': 'Ein Schiff, das {number} bringt.',
  'tokens-for-cards': '{cards, plural, one {Eine deiner Karten braucht} other {# deiner Karten brauchen}} mehr davon: {token}.',
  'stronger-shipyard': 'Eine Werft der Stufe {level}.',
  'level-for-cards': '{cards, plural, one {Eine deiner Karten braucht} other {# deiner Karten brauchen}} Leute, die dir fehlen: {level}.',
  'busiest-level': 'Keine andere Stufe hat so viel zu tun und so wenige Leute: {level}.',
  'new-world-for-cards':
    '{cards, plural, one {Eine deiner Karten braucht} other {# deiner Karten brauchen}} eine Ware der Neuen Welt, die du noch nicht holen kannst.',
  'draws-cards': 'Bringt {count, plural, one {eine neue Karte} other {# neue Karten}}.',
  'new-fields':
    '{free, plural, =0 {Auf Land und Küste hast du kein Feld mehr frei.} one {Auf Land und Küste hast du nur noch ein Feld frei.} other {Auf Land und Küste hast du # Felder frei und bekommst weitere.}}',
  visits: 'Besuche deiner Leute können etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringen.',
  'far-card': 'Diese Karte ist noch etwa {actions, plural, one {# Aktion} other {# Aktionen}} vom Ausspielen entfernt: {card}.',
  'comes-home': '{percent, number} % deiner Leute und Plättchen wären wieder ausgeruht.',
  'free-effect': 'Der Effekt der Karte kostet keine Aktion und hilft jetzt.',
  'least-lost': 'Nirgends sonst geht weniger verloren.',
  'least-missed': 'Von allen Arten zu bezahlen fehlt dies am wenigsten.',
  'needed-now': 'Nur so kann die Bezahlung weitergehen.',
  'nothing-better': 'In diesem Zug lohnt sich nichts mehr.',
  'looked-ahead':
    'Von hier aus {trials, plural, one {einmal} other {#-mal}} weitergespielt, jedes Mal mit anderen verdeckten Karten, um zu sehen, wie es ausgeht.',
} as const;
