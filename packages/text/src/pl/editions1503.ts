/** Where the rulebook of Anno 1503 contradicts itself or is silent, and what holds here; by the rule, counted from 1. */
export const editions1503 = {
  'Q3.1-1': 'Czy kantor może leżeć przy liczbie, która pokazuje „?”? Pomosty mają cztery pozostałe liczby.',
  'Q4.2-1':
    'Instrukcja mówi, że budynek można wybrać, a jej przykład mówi o piątym pionierze. Tutaj: piąty mieszkaniec, a budynek należy do osiedlenia.',
  'Q5.1-1': 'Przykład sprzedaży sumuje się do 9, a jego tekst mówi o 6. Tutaj: ceny z Q5.1.',
  'Q5.1-2': 'Instrukcja mówi o „jednym rodzaju towaru” dla każdego mieszkańca. Tutaj: jedna karta.',
  'Q9.2-1':
    'Instrukcja używa słowa „osadnik” także dla dowolnego mieszkańca. Tutaj: każdy mieszkaniec kupuje raz, a pożar liczy każdego mieszkańca poza bezpiecznymi polami.',
} as const;
