export const advice = {
  effect: 'Eine ausgespielte Karte hat noch ihren Effekt. Er ist umsonst.',
  play: '{count, plural, one {Eine deiner Karten} other {# deiner Karten}} kannst du jetzt ausspielen.',
  rested: 'Alle sind ausgeruht: Baue, oder hol Leute dazu. Ein Stadtfest wäre ein verlorener Zug.',
  festival: 'Die meisten deiner Leute sind müde. Ein Stadtfest bringt alle zurück.',
  sell: 'Ein Bewohner ({level}) würde dir eine Karte abkaufen: {commodity}.',
  place: 'Du kannst einen neuen Bewohner bezahlen: {level}.',
  develop: 'Du kannst einen Bewohner entwickeln: Wer aufgestiegen ist, zahlt besser.',
  launch: 'Du kannst ein zweites Schiff bezahlen.',
  sail: 'Dein Schiff kann noch fahren: Ungenutzte Punkte verfallen.',
  none: 'In deinen ersten Partien steht hier ein Rat, wenn etwas vergessen wurde oder klar besser ist.',
  off: 'Keinen Rat mehr',
} as const;
