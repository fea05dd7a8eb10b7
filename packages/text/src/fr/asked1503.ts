/** What players ask at the table of Anno 1503, with the answer; by the rule that answers, counted from 1. */
export const asked1503 = {
  'Q1.1-1': 'À deux : que sont les cases d’île 3 et 4 ? De la terre vide. Les navires n’y entrent pas.',
  'Q1.5-1':
    'Tout le monde peut-il voir le dos d’une tuile face cachée ? Sur les cases d’île, oui : il dit le chiffre, jamais la face. Dans la réserve, non.',
  'Q2-1': 'Un navire est rentré dans ce tour : le remettre à l’eau tout de suite ? Non. La deuxième phase est finie.',
  'Q2.1-1': 'Sept cartes pendant le tour d’un autre ? C’est permis. On ne vérifie une main qu’à la fin de son propre tour.',
  'Q2.1-2': 'Les autres voient-ils ce qui retourne aux piles ? Oui. Les piles sont visibles.',
  'Q3.1-1': 'Peut-on refuser la production ? Non, mais le choix est libre.',
  'Q3.1-2': '« ? » comprend-il les épices et le tabac ? Oui, les six marchandises.',
  'Q3.1-3': 'La marchandise de l’île natale et celle du comptoir ? Jamais les deux.',
  'Q3.2-1': 'Que savent les autres d’un choix ? Qu’il est fait ; pas lequel, avant que les cartes soient données.',
  'Q3.2-2':
    'Quand les consignes répondent-elles ? Pendant les tours des autres, pour la production et l’âge d’or ; jamais pour les pirates. Tu les changes pendant ton tour.',
  'Q3.3-1':
    'Deux personnes veulent la dernière carte d’une pile ? C’est l’ordre du tour, à partir de la personne dont c’est le tour. L’autre prend l’autre possibilité, ou rien.',
  'Q4.2-1': 'Il ne reste que des sortes de bâtiments que tu as ? Alors personne ne peut s’installer sur cette case.',
  'Q4.2-2': 'Peut-on refuser un bâtiment ? Non. Il fait partie de l’installation.',
  'Q4.2-3': 'Une case vidée par l’incendie est de nouveau occupée ? Elle apporte de nouveau un bâtiment.',
  'Q4.3-1': 'Plusieurs évolutions du même habitant dans un tour ? Oui, chacune payée.',
  'Q5.1-1': 'Vendre à un habitant, le faire évoluer, et lui vendre encore ? Non. Mais à un nouvel habitant, on peut vendre tout de suite.',
  'Q6.1-1': 'Alterner les points de deux navires ? Oui.',
  'Q6.2-1': 'Revenir sur la case de départ ? Oui, elle fait partie de la mer.',
  'Q6.3-1': 'Regarder sans bouger d’abord ? Oui, si la tuile est à côté du navire.',
  'Q6.3-2': 'Utiliser une tuile si le regard a pris le dernier point ? Oui. L’utiliser ne coûte rien.',
  'Q6.3-3': 'Utiliser sans la regarder une tuile vue à un tour précédent ? Non. Il faut de nouveau un point.',
  'Q6.3-4': 'Regarder en diagonale, ou par-dessus une autre île ? Non.',
  'Q7-1':
    'La tuile ne peut pas servir : cinquième comptoir, quatrième accord, aucune évolution possible ? Elle est reposée, et le navire continue.',
  'Q7.1-1': 'Échanger un comptoir contre un nouveau, ou le déplacer à une autre jetée ? Non.',
  'Q7.3-1': 'Trésor : or ou évolution, qui décide ? La tuile.',
  'Q8-1': 'Un meilleur prix vaut-il dès le tour où le bâtiment arrive ? Oui.',
  'Q8-2': 'Le Grand comptoir avec moins de 2 or, ou contre une main vide ? Impossible.',
  'Q8-3':
    'Le Grand comptoir avant le lancer, ou après la navigation ? Oui, une fois, à tout moment de ton tour où aucun choix n’est en attente et où tu n’as pas de tuile en main.',
  'Q8-4': 'Église : les deux cartes peuvent-elles venir de la même pile ? Oui, si elle en a deux.',
  'Q9.1-1':
    'Deux personnes perdent une tuile dans la même attaque ? Dans l’ordre du tour, à partir de la personne dont c’est le tour, chacune avec son propre mélange et sa nouvelle tuile.',
  'Q9.1-2': 'La tuile perdue peut-elle être celle qu’on repose ? Oui. Elle est mélangée avant qu’on prenne celle du dessus.',
  'Q9.1-3': 'Une case d’île vide d’un chiffre hors jeu est-elle libre pour cette tuile ? Oui.',
  'Q9.2-1':
    'Quel habitant brûle, et quel bâtiment ? Celui de la plus haute case occupée, et le bâtiment en dessous, qui redevient libre pour tout le monde.',
  'Q9.3-1': 'Faut-il prendre ce qu’offre l’âge d’or ? Non. Les consignes peuvent aussi refuser.',
  'Q9.4-1': 'Payer une partie ? Non : tout, ou rien avec la perte.',
  'Q9.4-2': 'Ne pas payer exprès, et perdre une tuile à la place ? Non. Qui peut payer doit payer.',
  'Q9.4-3': 'Rien qui fasse payer ? Il ne se passe rien, même sans or.',
  'Q10-1': 'Le troisième objectif est rempli en naviguant ? C’est gagné aussitôt.',
  'Q10-2': 'Un objectif est rempli puis perdu dans le même tour ? La victoire a lieu au moment où il est rempli.',
  'Q10-3': 'Trois objectifs au début du tour ? C’est gagné avant le lancer.',
  'Q10-4':
    'Le Grand comptoir fait remplir un troisième objectif à la personne qu’il vise ? Elle gagne au début de son tour, si elle les remplit encore.',
  'Q10-5': 'Peut-on avoir plus d’or que la piste n’en montre ? Oui, il n’y a pas de limite.',
} as const;
