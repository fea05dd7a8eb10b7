export const examples1503 = {
  phases: 'Kto już żeglował, nie może sprzedawać.',
  choice: 'Wypadła 3: drewno z wyspy albo przyprawy z kantoru. Tytoniu wybrać nie można.',
  place: 'Czwarty mieszkaniec daje budynek: tutaj kościół.',
  develop: 'Jeden pionier awansuje dwa razy w turze, a każdy krok jest opłacony.',
  sell: 'Osadnik kupuje tkaninę, ale tylko raz na turę.',
  voyage: 'W dwie osoby statek ma dwa punkty: jeden na ruch, jeden na podejrzenie.',
  outpost: 'Kantor potrzebuje wolnego pomostu.',
  branch: 'Duży kantor bierze kartę za 2 złota: nie z pustej ręki i raz na turę.',
  pirates: 'Trzy kafelki i tylko 2 złota: nie płaci się nic i traci jeden kafelek.',
  win: 'Sprzedaż daje trzydzieste złoto, a z nim trzeci cel.',
} as const;
