export const reason1800 = {
  points: 'Bringt {points, plural, one {# Punkt} other {# Punkte}}.',
  'last-card': 'Es ist die letzte Karte: {points, plural, one {# Punkt} other {# Punkte}} für das Feuerwerk, und die letzte Runde beginnt.',
  'extra-action': 'Gibt eine weitere Aktion.',
  'gains-gold': 'Bringt {gold, number} Gold.',
  'sheds-card': 'So {count, plural, one {geht eine Karte} other {gehen # Karten}} weg, ohne dass neue gezogen werden.',
  'good-for-cards':
    '{cards, plural, one {Eine Handkarte braucht} other {# Handkarten brauchen}} {good}, und das wird daheim noch nicht hergestellt.',
  'good-for-plans': '{cards, plural, one {Eine Handkarte braucht} other {# Handkarten brauchen}} auf dem Weg {good}.',
  'new-good':
    '{good} gibt es von nun an aus eigener Herstellung; {others, plural, =0 {sonst stellt das niemand her} one {sonst stellt das noch eine Person her} other {sonst stellen das # andere her}}.',
  'other-workers': '{good} gibt es daheim schon, hier aber mit einer anderen Stufe: {level}.',
  objective: '„{objective}“ belohnt das mit {points, plural, one {# Punkt} other {# Punkten}}.',
  majority: 'Zählt für „{objective}“: bisher {have}, die anderen höchstens {rival}.',
  'more-tokens': 'Ein Schiff, das {number} bringt.',
  'tokens-for-cards': '{cards, plural, one {Eine Handkarte braucht} other {# Handkarten brauchen}} mehr davon: {token}.',
  'stronger-shipyard': 'Eine Werft der Stufe {level}.',
  'level-for-cards': '{cards, plural, one {Eine Handkarte braucht} other {# Handkarten brauchen}} Leute, die noch fehlen: {level}.',
  'busiest-level': 'Keine andere Stufe hat so viel zu tun und so wenige Leute: {level}.',
  'new-world-for-cards':
    '{cards, plural, one {Eine Handkarte braucht} other {# Handkarten brauchen}} eine Ware der Neuen Welt, die noch nicht geholt werden kann.',
  'draws-cards': 'Bringt {count, plural, one {eine neue Karte} other {# neue Karten}}.',
  'new-fields':
    '{free, plural, =0 {Auf Land und Küste ist kein Feld mehr frei.} one {Auf Land und Küste ist nur noch ein Feld frei.} other {Auf Land und Küste sind # Felder frei, und es kommen weitere dazu.}}',
  visits: 'Besuche können etwa {points, plural, one {# Punkt} other {# Punkte}} mehr bringen.',
  'far-card': 'Diese Karte ist noch etwa {actions, plural, one {# Aktion} other {# Aktionen}} vom Ausspielen entfernt: {card}.',
  'comes-home': '{percent, number} % der Leute und Plättchen sind dann wieder ausgeruht.',
  'free-effect': 'Der Effekt der Karte kostet keine Aktion und hilft jetzt.',
  'least-lost': 'Nirgends sonst geht weniger verloren.',
  'least-missed': 'Von allen Arten zu bezahlen fehlt dies am wenigsten.',
  'needed-now': 'Nur so kann die Bezahlung weitergehen.',
  'nothing-better': 'In diesem Zug lohnt sich nichts mehr.',
  'looked-ahead':
    'Von hier aus {trials, plural, one {einmal} other {#-mal}} weitergespielt, jedes Mal mit anderen verdeckten Karten, um zu sehen, wie es ausgeht.',
} as const;
