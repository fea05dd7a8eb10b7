/** Why a bot would do it (docs/bots-anno1503.md). */
export const reason1503 = {
  'only-move': 'Nic innego nie da się zrobić.',
  wins: 'To daje wygraną.',
  completes: 'To spełnia cel: {objective}.',
  'brings-nearer': 'O krok bliżej celu: {objective}, brakuje jeszcze {left, number}.',
  'next-project':
    'Karty warto teraz wydać na {project, select, ship {statek} other {{project}}}. Najbliższa droga do wygranej: {objectives}.',
  lacks:
    'Na {project, select, ship {statek} other {{project}}} brakuje jeszcze {missing, plural, one {jednej karty} other {# kart}} {commodityGenitive}.',
  wanted:
    'Najbliższa droga do wygranej ({objectives}) wymaga jeszcze {cards, plural, one {jednej karty} other {# kart}} {commodityGenitive}.',
  costs: 'Kosztuje {goldAccusative}.',
  earns: 'Daje {goldAccusative}.',
  needed: '{commodity}: to będzie jeszcze potrzebne.',
  'not-needed': '{commodity}: to nie jest potrzebne.',
  building: 'Daje budynek: {building}.',
  'off-the-way': 'Ta strata nie liczy się na najbliższej drodze do wygranej: {objective}.',
  towards: 'Statek płynie na {space}.',
  'known-tile': 'Wiadomo, co leży na {space}: {tile}.',
  'unseen-tile':
    'Na {space} może leżeć {of, plural, one {jeden kafelek} other {jeden z # kafelków}}, z których {useful, plural, one {pomógłby #} few {pomogłyby #} other {pomogłoby #}}.',
  'new-commodity': 'Wyspa nie daje jeszcze {commodityGenitive}.',
  'cheaper-cards': 'Odtąd karta kosztuje {price, plural, one {# złoto} other {# złota}}.',
  'finds-gold': 'W skarbie jest {gold}.',
  'free-step': 'Darmowy awans: {level}.',
  'no-gain': 'Wygląda na to, że nic nie daje.',
  tried:
    'Partia została stąd rozegrana dalej {worlds, plural, one {# raz} other {# razy}}, tak jak mogłaby się potoczyć: z tym ruchem wygranych jest około {percent, number}%.',
} as const;
