/** Wo sich die Anleitung von Anno 1503 widerspricht oder schweigt, und was hier gilt. */
export const editions1503 = {
  'Q3.1-1': 'Darf ein Kontor auf der Zahl liegen, die „?“ zeigt? Die Stege tragen die vier anderen Zahlen.',
  'Q4.2-1':
    'Die Anleitung sagt, ein Gebäude dürfe gewählt werden, und ihr Beispiel spricht vom fünften Pionier. Hier: der fünfte Einwohner, und das Gebäude gehört zum Ansiedeln.',
  'Q5.1-1': 'Das Beispiel zum Verkaufen ergibt 9, sein Text sagt 6. Hier: die Preise von Q5.1.',
  'Q5.1-2': 'Die Anleitung spricht von „einer Warenart“ je Einwohner. Hier: eine Karte.',
  'Q9.2-1':
    'Die Anleitung nennt auch beliebige Einwohner Siedler. Hier: Jeder Einwohner kauft einmal, und Feuer zählt jeden Einwohner außerhalb der sicheren Felder.',
} as const;
