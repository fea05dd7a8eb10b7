/** The rules of Anno 1503, each under its number. */
export const reference1503 = {
  'Q1-title': 'Mise en place',
  'Q1-lead': 'Ce qu’il y a sur la table au début de la partie, et qui peut voir quoi.',
  'Q1-table': 'La mer avec ses cases d’île, les piles, les bâtiments et ton île natale.',
  'Q1.1':
    'Tuiles île : à 2, celles qui ont un 2 au dos ; à 3, celles qui ont un 2 ou un 3 ; à 4, toutes. On mélange chaque dos à part et on pose les tuiles face cachée sur les cases d’île de leur chiffre. Ce qui reste va dans la réserve. Les cases d’île d’un chiffre hors jeu restent vides.',
  'Q1.2': 'Bâtiments : certains ne sont là qu’à partir de trois ou quatre à la table.',
  'Q1.3':
    'Tout le monde a une île natale, tirée au sort ou choisie, avec un pionnier et un colon sur les deux cases sûres ; un navire sur la case de départ et un en réserve ; 7 or, 1 pierre et 1 bois. Chaque pile de marchandises a 15 cartes.',
  'Q1.4': 'Chacun lance un dé ; le plus haut commence. En cas d’égalité en tête, on relance.',
  'Q1.5':
    'Tout le monde voit les îles natales, les habitants, les bâtiments, les comptoirs, les accords commerciaux, l’or, les navires et les piles, le nombre de cartes de chaque main et de tuiles de la réserve, et les cases d’île qui ont une tuile.',
  'Q1.5-2':
    'Sont secrètes les cartes en main, qu’on est seul à voir, et les faces des tuiles sur les cases d’île et dans la réserve (Q6.3).',

  'Q2-title': 'Le tour',
  'Q2-lead': 'Lancer le dé pour tout le monde, puis commercer et installer, puis naviguer.',
  'Q2-table': 'Les étapes du tour, et le bouton qui le finit.',
  Q2: 'D’abord, lance le dé pour tout le monde (Q3). Ensuite, installe et fais évoluer (Q4), vends et achète (Q5), dans l’ordre que tu veux, même en alternant. En dernier, navigue (Q6).',
  'Q2-2':
    'La navigation commence au premier point d’action, pour un déplacement ou un regard. À partir de là, plus rien de la deuxième phase n’est possible. Personne n’est obligé de naviguer ; les points inutilisés sont perdus.',
  'Q2.1':
    'À la fin de ton tour, 5 cartes marchandise au plus restent dans ta main. Tu choisis ce qui retourne aux piles. Les mains des autres ne sont vérifiées qu’à la fin de leurs propres tours. Puis c’est à la personne suivante, dans le sens des aiguilles d’une montre.',

  'Q3-title': 'Production',
  'Q3-lead': 'Un lancer donne une carte à tout le monde.',
  'Q3-table': 'Le dé, les chiffres de l’île natale et ses jetées, et tes consignes.',
  'Q3.1':
    'De 1 à 5, chacun prend une carte : la marchandise que son île natale montre à ce chiffre, ou une marchandise au choix si elle montre « ? ». Qui a un comptoir à la jetée de ce chiffre peut prendre la marchandise du comptoir à la place : l’une ou l’autre.',
  'Q3.2':
    'Qui a le choix le fait avant que le tour continue. Plusieurs peuvent choisir en même temps, dans n’importe quel ordre. Des consignes, un classement des marchandises, peuvent répondre pour toi pendant les tours des autres.',
  'Q3.3':
    'On choisit dans une pile qui n’est pas vide. Si une pile a moins de cartes qu’il n’en faut, elles sont données dans l’ordre du tour, à partir de la personne dont c’est le tour. Qui n’en reçoit pas prend l’autre possibilité, s’il y en a une. Tous les choix sont exécutés ensemble, dans cet ordre, quand le dernier est fait.',
  'Q3.4': 'Sur un 6, personne ne produit. Un second dé amène un événement (Q9).',

  'Q4-title': 'Installer et faire évoluer',
  'Q4-lead': 'Les marchandises paient les navires, les pionniers et les évolutions.',
  'Q4-table': 'Les sept cases de ton île natale, et tes navires en réserve.',
  Q4: 'Un navire coûte du tissu, du bois et des outils. Il part de la case de départ et peut naviguer dans le même tour. On a deux navires au plus.',
  'Q4-2': 'Un pionnier coûte du bois et des outils, et va sur la prochaine case libre, à côté du dernier habitant.',
  'Q4-3':
    'Évolutions : de pionnier à colon pour du tissu et 2 pierres ; de colon à citoyen pour 2 épices et de la pierre ; de citoyen à marchand pour 2 tabacs et des épices.',
  'Q4.1':
    'On a 4 tuiles pour les pionniers et colons, et 3 pour les citoyens et marchands. Avec quatre pionniers et colons en tout, on ne peut plus installer de pionnier ; avec trois citoyens et marchands, aucun colon ne peut devenir citoyen. Il y a sept cases.',
  'Q4.2':
    'Un habitant sur une des cases 4 à 7 apporte un bâtiment au choix (Q8), gratuit, sur le site en dessous. Cela fait partie de l’installation. S’il ne reste aucun bâtiment d’une sorte que tu n’as pas, tu ne peux pas y installer de pionnier. Le bâtiment reste quand l’habitant évolue.',
  'Q4.3':
    'Autant de navires, de pionniers et d’évolutions par tour qu’on veut, même plusieurs évolutions du même habitant, tant que chacun est payé.',

  'Q5-title': 'Vendre et acheter',
  'Q5-lead': 'Tes habitants t’achètent des cartes ; toi, tu en achètes aux piles.',
  'Q5-table': 'Tes habitants, ta main et les piles.',
  'Q5.1':
    'À ton tour, chacun de tes habitants achète une carte, d’une sorte qu’il demande : un pionnier des outils, de la pierre ou du bois pour 1 or, un colon du tissu pour 2, un citoyen des épices pour 3, un marchand du tabac pour 4. Des bâtiments font monter ces prix (Q8). Qui a acheté ne rachète pas après une évolution dans le même tour. Un nouvel habitant achète tout de suite.',
  'Q5.2':
    'Tu peux acheter deux cartes au plus par tour, de n’importe quelle marchandise, 6 or chacune, moins 1 par accord commercial que tu as. La pile doit avoir la carte. On peut racheter ce qui a été vendu dans ce tour.',
  'Q5.3': 'On ne commerce pas entre joueurs.',

  'Q6-title': 'Naviguer et découvrir',
  'Q6-lead': 'Les navires dépensent des points d’action pour avancer, et pour regarder ce qui est face cachée.',
  'Q6-table': 'La mer. Là où un navire peut aller ou regarder, c’est éclairé.',
  'Q6.1':
    'Chaque navire a autant de points d’action qu’il y a de monde à la table : 2, 3 ou 4. Le chantier naval les double. Chaque navire a ses propres points, et on peut dépenser ceux de deux navires en alternant.',
  'Q6.2':
    'Un point mène un navire à une case de mer voisine, pas en diagonale. Plusieurs navires peuvent partager une case. Aucun navire n’entre sur une case d’île, même vide. La case de départ fait partie de la mer.',
  'Q6.3':
    'Un point permet de regarder une tuile face cachée sur une case d’île à côté du navire, pas en diagonale. Il n’y a que toi qui la vois. Aussitôt, tu l’utilises (Q7), sans autre point, ou tu la reposes face cachée et tu continues. Une tuile déjà vue doit être regardée à nouveau pour servir.',
  'Q6.3-2':
    'Ici, une note privée te rappelle ce que tu as vu et où. Elle est effacée dès que quelqu’un utilise cette tuile, ou qu’une autre est posée là.',

  'Q7-title': 'Utiliser une tuile',
  'Q7-lead': 'Ce qu’un navire a trouvé rentre avec lui.',
  'Q7-table': 'La tuile que tu as en main, et les jetées de ton île natale.',
  Q7: 'Le navire qui utilise une tuile finit son voyage et retourne dans ta réserve.',
  'Q7.1': 'Comptoir : il va à une jetée de pierre libre, au choix. Avec quatre comptoirs, on ne peut pas l’utiliser.',
  'Q7.2': 'Accord commercial : il va à une jetée de bois libre. Avec trois accords, on ne peut pas l’utiliser.',
  'Q7.3':
    'Trésor, selon ce que montre la tuile : 12 or, ou une évolution gratuite pour un habitant au choix. Il faut avoir en réserve la tuile du niveau suivant. Le trésor quitte ensuite la partie.',
  'Q7.4': 'La case d’île reste vide, et fermée aux navires.',
  'Q7.5': 'Une tuile qu’on ne peut pas utiliser est reposée, et le navire continue.',

  'Q8-title': 'Bâtiments',
  'Q8-lead': 'On en a un seul de chaque sorte.',
  'Q8-table': 'Les sites de ton île natale, et la réserve de bâtiments.',
  Q8: 'Un bâtiment agit dès qu’il est là, même pour les ventes du même tour, et plus du tout dès qu’il est perdu.',
  'Q8-2':
    'Grand comptoir : une fois dans ton tour, prends une carte au hasard dans la main de quelqu’un qui en a, pour 2 or à lui payer. Vous êtes les deux seuls à voir la carte. C’est possible à tout moment où aucun choix n’est en attente : avant le lancer, pendant la deuxième phase, entre et après les voyages.',
  'Q8-3': 'Pompiers : l’incendie ne te coûte rien. Forge : les pirates ne te coûtent rien.',
  'Q8-4': 'Église : à l’âge d’or, tu prends deux marchandises, pareilles ou différentes.',
  'Q8-5': 'École : les pionniers paient 2. Auberge : les colons et les citoyens paient 4. Bains publics : les marchands paient 6.',
  'Q8-6': 'Chantier naval : chacun de tes navires a deux fois plus de points d’action.',

  'Q9-title': 'Événements',
  'Q9-lead': 'Après un 6, un second dé amène des pirates, un incendie ou un âge d’or, pour tout le monde.',
  'Q9-table': 'L’événement au milieu de la table, et ce qu’il te coûte.',
  'Q9.1':
    'Pirates, sur 1 et 2 : chacun paie 1 or par comptoir et par accord commercial. Qui ne peut pas tout payer ne paie rien et en perd un, au choix. La tuile perdue est mélangée à la réserve, et celle du dessus de la réserve est posée face cachée sur la case d’île libre la plus éloignée de la case de départ.',
  'Q9.1-2':
    'La distance se compte en déplacements par mer jusqu’à la case voisine la plus proche. Quand tous les choix sont faits, les pertes ont lieu dans l’ordre du tour, à partir de la personne dont c’est le tour, chacune avec son propre mélange et sa nouvelle tuile.',
  'Q9.2':
    'Incendie, sur 3 et 4 : chacun paie 1 or par habitant hors des deux cases sûres. Qui ne peut pas tout payer ne paie rien et perd l’habitant de la plus haute case occupée, avec le bâtiment en dessous, qui redevient libre pour tout le monde. L’habitant retourne en réserve.',
  'Q9.3': 'Âge d’or, sur 5 et 6 : chacun peut prendre une marchandise au choix, ou refuser.',
  'Q9.4': 'Qui peut payer doit payer. Les choix se font en même temps, comme dans Q3.2.',

  'Q10-title': 'La fin',
  'Q10-lead': 'Trois objectifs sur cinq à la fois, à ton propre tour.',
  'Q10-table': 'Les objectifs de chacun, à côté de son nom.',
  Q10: 'Les objectifs : 30 or ou plus ; 4 comptoirs ; 3 accords commerciaux ; 4 bâtiments ; 3 marchands. Un objectif n’est rempli que tant qu’on a ce qu’il demande.',
  'Q10-2':
    'Qui en remplit trois à son propre tour, de son début avant le lancer jusqu’à sa fin, gagne aussitôt. On vérifie avant le lancer et après chaque coup. Un troisième objectif rempli pendant le tour d’un autre compte au début de ton tour, s’il est encore rempli.',
  'Q10-3':
    'Hors du livret de règles : après deux cents manches, la partie s’arrête. Le plus d’objectifs gagne, puis le plus d’or ; puis la place est partagée.',
} as const;
