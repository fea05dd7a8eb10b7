export const guide1503 = {
  'island-title': 'Ton île natale',
  'island-do': 'Regarde ton île : les chiffres du dé, tes deux habitants, les jetées.',
  'island-about':
    'Chaque chiffre apporte quelque chose. Sur un 4, tu reçois {commodityPartitive}. Ici vivent déjà {oneIndefinite} et {otherIndefinite}.',
  'island-why1': 'À chaque lancer, tout le monde reçoit une carte, peu importe qui lance.',
  'island-why2': 'À la fin de ton tour, cinq cartes au plus restent dans ta main : sers-t’en donc.',

  'roll-title': 'Lance le dé',
  'roll-do': 'Ton tour commence par le dé : lance-le.',
  'roll-about': 'Chacun reçoit ce que montre sa propre île. Si c’est un 4, tu reçois {commodityPartitive}.',
  'roll-why1': 'Les autres ont d’autres îles : le même chiffre leur apporte autre chose.',
  'roll-why2': 'Sur un 6, rien n’est produit, et il se passe quelque chose à la place.',

  'sell-title': 'Vends du tissu',
  'sell-do': 'Choisis ce qu’achète ton colon, puis confirme.',
  'sell-about': 'À ton tour, {levelDefinite} achète {commodityPartitive} et paie {gold}.',
  'sell-why1': 'Chaque habitant achète une carte par tour : le pionnier paie 1, le colon 2, le citoyen 3, le marchand 4.',
  'sell-why2': 'Tu peux aussi acheter : deux cartes par tour, 6 or chacune. Chaque accord commercial les rend moins chères de 1.',

  'settle-title': 'Un nouveau pionnier',
  'settle-do': 'Choisis la place libre à côté de tes habitants, puis confirme.',
  'settle-about': 'Installer {levelIndefinite} coûte {onePartitive} et {otherPartitive}, et il peut acheter tout de suite.',
  'settle-why1': 'Plus d’habitants achètent plus. Il y a de la place pour sept.',
  'settle-why2': 'À partir de la quatrième place, chacun apporte un bâtiment.',

  'develop-title': 'Fais évoluer un habitant',
  'develop-do': 'Choisis ton premier pionnier, puis confirme.',
  'develop-about': 'Contre {onePartitive} et deux fois {otherPartitive}, {levelDefinite} devient {nextNominative} et paie mieux.',
  'develop-why1': 'Pionnier, colon, citoyen, marchand : autant d’évolutions par tour que tu peux en payer.',
  'develop-why2': 'Trois marchands sont un des cinq objectifs.',

  'sail-title': 'Prends la mer',
  'sail-do': 'Choisis la case de mer éclairée, puis confirme.',
  'sail-about': 'Ton navire a deux points d’action par tour. Un point : une case.',
  'sail-why1': 'Les navires longent les îles, sans jamais y entrer.',
  'sail-why2': 'La navigation vient en dernier : ensuite, on ne peut plus vendre ni installer dans ce tour.',

  'look-title': 'Découvre une île',
  'look-do': 'Choisis l’île éclairée à côté de ton navire, puis confirme.',
  'look-about':
    'Pour un point, tu regardes la tuile : {oneIndefinite}, {otherIndefinite} ou {thirdIndefinite}. Il n’y a que toi qui la vois.',
  'look-why1': 'Utilise-la tout de suite, ou repose-la. La table en garde une note pour toi.',
  'look-why2': 'Ce qui montre quelque chose de caché ne se défait pas : ces boutons-là ont un œil.',

  'outpost-title': 'Fonde un comptoir',
  'outpost-do': 'Tu as trouvé des épices ! Choisis une jetée, puis confirme.',
  'outpost-about':
    'Désormais, {tileDefinite} donne {commodityPartitive} au chiffre de sa jetée, si tu le veux à la place de ce que donne l’île.',
  'outpost-why1': 'Le navire retourne dans ta réserve. Le remettre à l’eau coûte du tissu, du bois et des outils.',
  'outpost-why2': 'Quatre comptoirs sont un des cinq objectifs.',

  'end-title': 'Finis ton tour',
  'end-do': 'Tout est fait : finis le tour.',
  'end-about': 'C’est maintenant au bot de jouer. Son lancer t’apporte aussi quelque chose.',
  'end-why1': 'Qui a maintenant plus de cinq cartes rend le reste.',
  'end-why2': 'Les points qu’un navire n’a pas utilisés sont perdus.',

  'any-title': 'Ce que tu veux',
  'any-do': 'Le bot a fait un 1 : ton île te donne ce que tu veux. Choisis une carte.',
  'any-about': 'Par exemple {commodityPartitive} : avec deux cartes, et des épices, un citoyen devient marchand.',
  'any-why1': 'Chaque île a un chiffre qui donne une marchandise au choix, épices et tabac compris.',
  'any-why2': 'Tout le monde choisit en même temps, et les choix s’appliquent quand le dernier est fait.',

  'building-title': 'Construis',
  'building-do': 'Quelques tours plus tard. Choisis la place libre, puis un bâtiment, puis confirme.',
  'building-about':
    'Sur les places 4 à 7, {levelIndefinite} apporte un bâtiment au choix. Avec {buildingIndefinite}, par exemple, les pionniers paient {gold}.',
  'building-why1': 'Le bâtiment est gratuit ; tu ne paies que le pionnier. Un seul de chaque sorte par personne.',
  'building-why2': 'Un bâtiment agit tout de suite. En avoir quatre est un des cinq objectifs.',

  'event-title': 'Événements',
  'event-do': 'La manche suivante. Lance le dé.',
  'event-about': 'Sur un 6, on relance : 1 ou 2, ce sont des pirates, 3 ou 4 un incendie, 5 ou 6 un âge d’or.',
  'event-why1': 'Les événements touchent tout le monde, pas seulement qui a lancé.',
  'event-why2': 'À l’âge d’or, chacun prend une carte au choix.',

  'fire-title': 'Au feu !',
  'fire-do': 'Vois ce que l’incendie a coûté à chacun.',
  'fire-about': '{gold} par habitant hors des deux places sûres. Contre cela, il y a {buildingDefinite}.',
  'fire-why1': 'Qui ne peut pas payer perd son dernier habitant, et le bâtiment en dessous.',
  'fire-why2': 'Les pirates veulent 1 or par comptoir et par accord commercial. Une forge les tient à distance.',

  'objectives-title': 'Les objectifs',
  'objectives-do': 'Regarde : il y en a cinq, et trois suffisent pour gagner.',
  'objectives-about': '30 or, quatre comptoirs, trois accords commerciaux, quatre bâtiments, ou trois marchands.',
  'objectives-why1': 'Qui en remplit trois à son propre tour gagne aussitôt.',
  'objectives-why2': 'Ce qui est perdu ne compte plus : les 30 or doivent être encore là.',

  'win-title': 'Gagne la partie',
  'win-do': 'Bien plus tard. Ton marchand veut acheter : vends, puis confirme.',
  'win-about': 'Cette fois, {levelDefinite} paie {gold} pour {commodityPartitive}. Ça fait 31 : le troisième objectif.',
  'win-why1': 'Quatre comptoirs, trois accords commerciaux, 30 or : trois objectifs, et la partie est à toi.',
  'win-why2': 'Vends avant de naviguer : après, ce serait trop tard pour ce tour.',
} as const;
