export const reason1503 = {
  'only-move': 'Etwas anderes geht nicht.',
  wins: 'Das gewinnt das Spiel.',
  completes: 'Das erfüllt ein Ziel: {objective}.',
  'brings-nearer': 'Ein Schritt näher an ein Ziel: {objective}, {left, plural, one {# fehlt} other {# fehlen}} dann noch.',
  'next-project':
    'Das Nächste, wofür sich Karten lohnen: {project, select, ship {ein Schiff} other {{project}}}. Der kürzeste Weg zum Sieg: {objectives}.',
  lacks:
    '{missing, plural, one {Es fehlt noch eine Karte} other {Es fehlen noch # Karten}} {commodity} für {project, select, ship {ein Schiff} other {{project}}}.',
  wanted: 'Der kürzeste Weg zum Sieg ({objectives}) braucht noch {cards, plural, one {eine Karte} other {# Karten}} {commodity}.',
  costs: 'Das kostet {gold}.',
  earns: 'Das bringt {gold}.',
  needed: '{commodity} wird noch gebraucht.',
  'not-needed': '{commodity} wird nicht gebraucht.',
  building: 'Das bringt ein Gebäude: {building}.',
  'off-the-way': 'Was verloren geht, zählt auf dem kürzesten Weg zum Sieg nicht: {objective}.',
  towards: 'Das Schiff ist unterwegs nach {space}.',
  'known-tile': 'Was auf {space} liegt, ist bekannt: {tile}.',
  'unseen-tile':
    'Von {of, plural, one {einem Inselkärtchen, das} other {# Inselkärtchen, die}} auf {space} liegen {of, plural, one {kann} other {können}}, {useful, plural, one {würde # helfen} other {würden # helfen}}.',
  'new-commodity': 'Das bringt die Insel noch nicht: {commodity}.',
  'cheaper-cards': 'Gekaufte Karten kosten von da an {price, number} Gold.',
  'finds-gold': 'Im Schatz liegen {gold}.',
  'free-step': 'Ein kostenloser Aufstieg: {level}.',
  'no-gain': 'Das scheint nichts zu bringen.',
  tried:
    'Von hier aus {worlds, plural, one {einmal} other {#-mal}} weitergespielt, wie es kommen könnte: So wurden etwa {percent, number} % davon gewonnen.',
} as const;
