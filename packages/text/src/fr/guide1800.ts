export const guide1800 = {
  'island-title': 'Ta terre d’origine',
  'island-do': 'Regarde ton île. Presque chaque bâtiment y produit une ressource.',
  'island-about':
    'Ici, {tileDefinite} a deux emplacements de travail pour {levelIndefinite}. Qui travaille là produit une fois {goodPartitive}.',
  'island-why1': 'La couleur et la forme d’un emplacement disent qui peut y travailler. Aucun niveau n’en remplace un autre.',
  'island-why2': 'Les ressources ne se stockent jamais : on les produit au moment où elles paient quelque chose.',

  'hand-title': 'Tes cartes',
  'hand-do': 'Voici les souhaits de tes gens. Regarde la carte éclairée.',
  'hand-about': 'Elle demande {onePartitive} et {otherPartitive}. Une fois jouée, elle vaut 3 points et t’apporte {level}.',
  'hand-why1': 'La partie se termine quand quelqu’un a joué sa dernière carte. Le plus de points gagne alors.',
  'hand-why2': 'La plupart des points viennent des cartes jouées : vois donc ce que demandent les tiennes.',

  'build-title': 'Construis une brasserie',
  'build-do': 'Choisis la tuile éclairée du marché, puis confirme le paiement.',
  'build-about':
    'Dans {tileDefinite}, on produit {goodPartitive}. Elle coûte {onePartitive} et {otherPartitive}, et a deux emplacements pour {levelIndefinite}.',
  'build-why1': 'Quatre de tes neuf cartes demandent de la bière, et personne n’en produit encore.',
  'build-why2': 'Un fermier produit le blé, un artisan le charbon : le plateau le montre avant que tu confirmes.',
  'build-why3': 'Construire est ton action de ce tour, la seule.',

  'end-title': 'Finis ton tour',
  'end-do': 'Ton action est faite : finis le tour.',
  'end-about': 'C’est maintenant au bot de jouer. Tu vois ce qu’il fait, une chose après l’autre.',
  'end-why1': 'Une action par tour : personne n’en fait plus, et personne ne passe.',
  'end-why2': 'Tant que le tour n’est pas fini, tu peux défaire tout ce qui n’a rien révélé.',

  'play-title': 'Joue une carte',
  'play-do': 'Choisis la carte éclairée de ta main, puis confirme le paiement.',
  'play-about':
    'Elle demande {onePartitive} et {otherPartitive}. Un artisan s’occupe des unes dans ton entrepôt, un ouvrier de l’autre dans la nouvelle brasserie.',
  'play-why1': 'Une carte jouée vaut 3, 5 ou 8 points, que son effet serve ou non.',
  'play-why2': 'Chaque chose se paie à part : il ne reste rien pour une autre.',

  'effect-title': 'Sers-toi de son effet',
  'effect-do': 'Choisis la carte que tu as jouée, et dis oui.',
  'effect-about': 'Tu gagnes {level}, et tu pioches une nouvelle carte pour lui.',
  'effect-why1': 'Un effet est gratuit et ne prend pas d’action : maintenant ou à un tour suivant, une fois.',
  'effect-why2': 'Qui arrive a de nouveaux souhaits : chaque cube apporte une carte dans ta main.',

  'trade-title': 'Achète ce qui te manque',
  'trade-do': 'Choisis la carte éclairée et confirme : la moitié vient du bot.',
  'trade-about': 'Elle demande {onePartitive} et {otherPartitive}. Le bot a {tileIndefinite} : avoir {onePartitive} te coûte donc {token}.',
  'trade-why1': 'Un jeton pour ce que produisent fermiers ou ouvriers, deux pour les artisans, trois pour les ingénieurs.',
  'trade-why2': 'Une vente ne se refuse pas. Elle rapporte 1 or, qui vient de la réserve et non de toi.',

  'shift-title': 'Finis un service',
  'shift-do': 'Choisis ta brasserie et fais revenir l’ouvrier.',
  'shift-about': 'Pour {gold}, ton ouvrier quitte son emplacement et peut aussitôt retravailler.',
  'shift-why1': 'Un fermier coûte 1 or, un ouvrier 2, un artisan 3, un ingénieur 4, un investisseur 5.',
  'shift-why2': 'Ce n’est pas une action. À ton tour, c’est possible à tout moment, même au milieu d’un paiement.',

  'festival-title': 'Organise une fête',
  'festival-do': 'Beaucoup sont au travail, et un jeton est dépensé. Choisis la fête.',
  'festival-about': 'Tout le monde revient dans les quartiers, et chaque jeton sur son navire. C’est une action comme une autre.',
  'festival-why1': 'Elle coûte un tour : organise-la quand tu ne peux plus payer grand-chose, pas avant.',
  'festival-why2': 'Elle est toujours possible : tu n’es donc jamais dans une impasse.',

  'recruit-title': 'Recrute un ouvrier',
  'recruit-do': 'Quelques tours plus tard. Choisis le plus de tes ouvriers, puis confirme.',
  'recruit-about': 'Avoir {levelIndefinite} de plus coûte {onePartitive} et {otherPartitive}, et apporte une carte.',
  'recruit-why1': 'Une action apporte jusqu’à trois cubes. Un nouveau peut aussitôt travailler pour le suivant.',
  'recruit-why2': 'Avec plus de monde, on paie plus de choses ; mais chacun est une carte de plus à jouer.',

  'upgrade-title': 'Fais monter un fermier',
  'upgrade-do': 'Choisis la flèche de tes fermiers, puis confirme.',
  'upgrade-about': 'Contre {goodPartitive}, {levelIndefinite} devient {nextNominative}, sans changer de place.',
  'upgrade-why1': 'Jusqu’à trois ascensions par action, et on ne pioche pas de carte.',
  'upgrade-why2': 'La plupart de ce que demandent tes cartes est produit par des ouvriers et des artisans.',

  'ship-title': 'Construis un navire',
  'ship-do': 'Choisis le navire éclairé du marché, puis confirme.',
  'ship-about': 'Pour {tileDefinite}, il faut {onePartitive} et {otherPartitive}. Il porte {token}, jusqu’à la fin de la partie.',
  'ship-why1': 'Chacun de tes chantiers navals construit un navire par action, de son niveau au plus.',
  'ship-why2': 'Les jetons Commerce achètent des ressources. Les jetons Exploration mènent aux îles et aux expéditions.',

  'settle-title': 'Exploite une île',
  'settle-do': 'Choisis l’Ancien Monde à côté de ton île, puis confirme.',
  'settle-about': 'La première île coûte {token}. Elle a de la place pour six tuiles, et quelque chose à elle.',
  'settle-why1': 'Les suivantes coûtent 2, 3 et 4 jetons. Quatre îles, c’est le maximum.',
  'settle-why2':
    'Les îles du Nouveau Monde s’explorent de la même façon. Elles ont ce que personne ne vend : coton, cacao, tabac et plus encore.',

  'expedition-title': 'Pars en expédition',
  'expedition-do': 'Choisis l’expédition parmi les actions, puis confirme.',
  'expedition-about': 'Pour {token}, tu pioches trois cartes Expédition. Il n’y a que toi qui les vois.',
  'expedition-why1': 'Elles montrent des animaux et des objets d’art, et qui peut les visiter.',
  'expedition-why2':
    'À la fin, tes artisans, ingénieurs et investisseurs les visitent, pour 1, 2 ou 3 points chacun. Même épuisés, ils le peuvent.',

  'objectives-title': 'Les objectifs',
  'objectives-do': 'Cinq cartes sont visibles pour tout le monde. Vois ce qui rapporte des points dans cette partie.',
  'objectives-about': '{objective}, par exemple : le plus d’ingénieurs rapporte 10 points, la deuxième place 4.',
  'objectives-why1': 'La plupart donnent des points à la fin : pour des bâtiments, des gens, des îles ou des expéditions.',
  'objectives-why2': 'Certains peuvent servir à chaque tour, à tout le monde.',

  'last-title': 'Joue ta dernière carte',
  'last-do': 'Bien plus tard : il reste une carte. Choisis-la, puis confirme.',
  'last-about': 'Elle demande {onePartitive} et {otherPartitive}. Avec elle, ta main est vide et le feu d’artifice est à toi : 7 points.',
  'last-why1': 'On finit cette manche et on en joue encore une, pour que tout le monde ait joué autant de tours.',
  'last-why2': 'Puis tout compte : cartes, expéditions, objectifs, feu d’artifice, et 1 point par lot de 3 or.',
} as const;
