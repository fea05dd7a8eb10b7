export const advice = {
  effect: 'Zagrana karta ma jeszcze swój efekt. Jest darmowy.',
  play: '{count, plural, one {Możesz teraz zagrać jedną ze swoich kart} few {Możesz teraz zagrać # swoje karty} other {Możesz teraz zagrać # swoich kart}}.',
  rested: 'Wszyscy są wypoczęci: buduj albo rekrutuj. Festiwal miejski byłby straconą turą.',
  festival: 'Większość twoich ludzi jest zmęczona. Festiwal miejski przywróci wszystkich.',
  sell: 'Mieszkaniec ({level}) kupi od ciebie kartę: {commodity}.',
  place: 'Stać cię na nowego mieszkańca: {level}.',
  develop: 'Możesz rozwinąć mieszkańca: im wyżej, tym lepiej płaci.',
  launch: 'Stać cię na drugi statek.',
  sail: 'Twój statek może jeszcze płynąć: niewykorzystane punkty przepadają.',
  none: 'W pierwszych partiach pojawia się tu rada, gdy o czymś zapomnisz albo coś jest wyraźnie lepsze.',
  off: 'Bez porad',
} as const;
