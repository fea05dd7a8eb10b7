/** Where the rulebook of Anno 1503 contradicts itself or is silent, and what holds here; by the rule, counted from 1. */
export const editions1503 = {
  'Q3.1-1': 'Un comptoir peut-il se trouver au chiffre qui montre « ? » ? Les jetées portent les quatre autres chiffres.',
  'Q4.2-1':
    'Le livret dit qu’on peut choisir un bâtiment, et son exemple parle du cinquième pionnier. Ici : le cinquième habitant, et le bâtiment fait partie de l’installation.',
  'Q5.1-1': 'L’exemple de vente donne 9 au total, son texte dit 6. Ici : les prix de Q5.1.',
  'Q5.1-2': 'Le livret dit « une sorte de marchandise » à chaque habitant. Ici : une carte.',
  'Q9.2-1':
    'Le livret emploie le mot colon aussi pour n’importe quel habitant. Ici : chaque habitant achète une fois, et l’incendie compte tous les habitants hors des cases sûres.',
} as const;
