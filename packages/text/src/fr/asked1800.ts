/** What players ask at the table of Anno 1800, with the answer; by the rule that answers, counted from 1. */
export const asked1800 = {
  'R1.3-1': 'Plus de cube d’un niveau dans la réserve ? On ne peut pas en avoir, et on ne pioche pas de carte pour lui.',
  'R1.6-1': 'La place désignée pour commencer n’existe pas à cette table ? On continue à compter autour de la table.',
  'R1.7-1': 'Qui voit les cartes remises sous une pioche ? Seulement la personne qui les remet.',
  'R2-1': 'Activer des cartes avant l’action, entre ses étapes, après ? Tout est permis. Le tour ne finit que quand tu le finis.',
  'R2-2': 'L’action est-elle obligatoire ? Oui. Une fête de la ville est toujours possible, même sans rien à ramener.',
  'R2-3': 'Une action de plus est-elle obligatoire ? Non. Elle se perd à la fin du tour.',
  'R2-4':
    'Une action de plus avant ou après une fête, ou une deuxième fête ? Tout est permis. Elle peut se servir de ce qui est de nouveau disponible.',
  'R2-5':
    'Activer une carte au milieu d’un paiement ? Oui, si le reste peut encore être payé. Mais une chose ne se commence que si on peut la payer sans cela.',
  'R3.1-1':
    'Produire une ressource pendant une action et s’en servir dans l’action de plus ? Non. Elle paie la chose pour laquelle elle a été produite.',
  'R3.1-2':
    'Produire d’abord les ressources de deux navires, et construire les deux ensuite ? Cela revient au même. Ici, les navires se paient un par un.',
  'R3.1-3':
    'Dans quel ordre paie-t-on ? Les ressources, puis les gens, puis les jetons ; les jetons d’un achat aussitôt. Fins de service et cartes peuvent venir n’importe où entre les deux.',
  'R3.3-1': 'Payer un prix qui nomme des gens avec un cube au travail ? Non. Finis d’abord son service.',
  'R3.4-1': 'D’abord les jetons des cartes, ou ceux des navires ? C’est toi qui choisis.',
  'R3.5-1': 'Plusieurs ressources de la même île du Nouveau Monde ? Oui, un jeton Commerce chaque fois.',
  'R4.1-1': 'Sa seule usine de cette sorte est recouverte ? Alors on ne peut rien y acheter.',
  'R4.1-2': 'Acheter ce qu’on pourrait produire soi-même ? Oui.',
  'R4.1-3': 'La même personne en produit avec des ouvriers et avec des artisans ? Tu paies le prix le plus bas.',
  'R4.2-1': 'Plusieurs ressources à la même personne ? Oui, chacune une fois, pour 1 or de gain chaque fois.',
  'R4.2-2': 'Quand peut-on dépenser l’or d’une vente ? On l’a aussitôt, mais on ne le dépense qu’à son propre tour.',
  'R4.3-1': 'Racheter la même ressource dans une action de plus ? Non, c’est le même tour.',
  'R5-1':
    'Finir le service d’un cube qui a travaillé pour ce même paiement ? Oui. La ressource reste produite ; le cube et l’emplacement sont de nouveau libres.',
  'R5-2': 'Finir un service sans rien avoir à payer ? Oui, à tout moment de ton tour.',
  'R5-3': 'Un cube est monté sur son emplacement : combien coûte sa fin de service ? Le prix de son nouveau niveau, plus élevé.',
  'R6-1': 'Une action de construction qui ne fait qu’enlever une tuile ? Non. Il faut construire quelque chose.',
  'R6-2': 'Enlever ce que cette action vient de construire ? Seulement si autre chose qu’elle a construit reste en place.',
  'R6.1-1': 'Le marché n’en a plus ? Alors on ne peut pas la construire. Achète ce qu’elle produit à quelqu’un qui l’a (R4).',
  'R6.2-1':
    'Recouvrir son seul chantier naval d’une usine ? C’est permis. Plus de navires, tant qu’il n’y en a pas un autre ou qu’il n’est pas découvert.',
  'R6.2-2': 'Un chantier naval sur un chantier naval, un navire sur un navire ? C’est permis.',
  'R6.3-1': 'Enlever une tuile et reconstruire aussitôt la même ? Oui. Elle est au marché : on peut la construire.',
  'R6.3-2': 'Recouvrir une tuile et en enlever une autre dans la même action ? Oui. Recouvrir n’est pas enlever.',
  'R6.3-3': 'Enlever un bâtiment imprimé ? Non. Il ne peut qu’être recouvert.',
  'R6.4-1': 'L’usine identique est imprimée sur une île de l’Ancien Monde ? On ne la construit pas tant que celle-là n’est pas recouverte.',
  'R6.4-2':
    'Celle qui est imprimée est recouverte ? Alors la tuile peut être construite. Si elle est découverte plus tard, les deux restent.',
  'R6.4-3': 'Les deux filatures de coton ? Oui. Leurs niveaux diffèrent, elles ne sont pas identiques.',
  'R6.4-4': 'Construire une tuile par-dessus sa jumelle ? C’est permis, si le marché a le deuxième exemplaire. Le premier y retourne.',
  'R6.6-1': 'Quels chantiers navals comptent : ceux du début de l’action, ou tous ? Ceux du début, chacun une fois.',
  'R6.6-2': 'Un chantier naval est enlevé au milieu de l’action ? S’il a construit, rien ne change. Sinon, il ne construit rien.',
  'R6.6-3':
    'Quel chantier naval construit ? Le plus faible qui est libre et suffit ; entre deux égaux, celui qui est construit avant celui qui est imprimé.',
  'R6.6-4':
    'Encore un navire, alors qu’il reste une action de plus : à quelle action compte-t-il ? À celle en cours, tant qu’un chantier naval est libre ; ensuite à l’action de plus, avec de nouveau tous les chantiers.',
  'R6.7-1':
    'Construire par-dessus un navire qui a des jetons ? Ils partent, les épuisés d’abord. Ceux du nouveau navire arrivent disponibles.',
  'R6.7-2': 'Recouvrir un navire imprimé ? La même chose. Il attend dessous, sans jetons.',
  'R6.7-3': 'Un navire imprimé est découvert, ou vient avec une nouvelle île ? Il reçoit aussitôt ses jetons, disponibles.',
  'R6.7-4':
    'Payer le navire suivant avec le jeton d’un navire qu’on vient de construire ? Oui, et avec Beryl O’Mara aussi avec un jeton Exploration.',
  'R7-1': 'Des effets inutilisés à la fin de la partie ? Ils sont perdus. Les points de la carte comptent.',
  'R7-2':
    'Une carte qu’on est en train de payer est-elle encore en main ? Pour la fin de la partie, oui. Mais on ne peut ni la remplacer ni l’écarter.',
  'R8-1': 'La pioche s’épuise pendant un remplacement ? Impossible. Les cartes sont d’abord remises dessous.',
  'R8-2':
    'Une pioche est vide, mais ce remplacement y remettrait une carte ? Elle compte comme vide : cette carte ne peut pas être remplacée.',
  'R8-3': 'La main est vide un instant pendant un remplacement ? Cela n’amène pas la fin.',
  'R9-1': 'Ascensions gratuites : de fermier à ouvrier, puis à artisan ? Non. Chacune part du niveau indiqué.',
  'R9-2': 'Ascensions gratuites : une maintenant, deux plus tard dans le tour ? Oui. Ce qui reste à la fin du tour est perdu.',
  'R9-3':
    'Ascensions gratuites, mais sans cube de ce niveau, ou sans cube du niveau suivant dans la réserve ? La carte ne s’active pas et pourra encore servir.',
  'R9-4': 'Une ressource du Nouveau Monde sans rien à payer ? La carte ne s’active pas.',
  'R9-5': 'Une ressource du Nouveau Monde pour quel prix ? Pour un prix du paiement pendant lequel la carte est activée.',
  'R9-6': 'Des gens, alors que la pioche est vide et l’or manque ? Ce cube n’est pas pris ; le reste, si.',
  'R9-7': 'Refuser un cube, pour ne pas piocher sa carte ? Non. Tu choisis d’activer la carte ou non, pas ce que tu en prends.',
  'R9-8': 'Les jetons des cartes pour des îles, des expéditions, des objectifs ? Oui.',
  'R9-9': 'Des jetons sur une carte activée avant la fête du même tour ? Ils retournent à la réserve à cette fête.',
  'R9-10': 'Quand les cartes écartées partent-elles ? La première aussitôt. Le droit à la deuxième se perd au coup suivant.',
  'R9-11': 'Écarter une carte sous une pioche vide ? C’est permis. Cette carte est alors la pioche.',
  'R10.1-1': 'Une action sans nouveau cube ? Non. De même, pas d’ascension sociale sans monter, ni de remplacement sans carte.',
  'R10.2-1': 'Quand pioche-t-on les cartes ? Ensemble, à la fin de l’action. Chaque cube réserve la sienne.',
  'R11-1': 'Un cube peut-il travailler pour sa propre ascension ? Oui. Il est alors remplacé sur cet emplacement.',
  'R11-2':
    'Un cube qui ne va plus avec son emplacement le libère-t-il ? Non. La place est prise jusqu’à ce qu’il parte. Ensuite, il travaille selon son propre niveau.',
  'R11-3': 'Deux ascensions d’un coup, et la réserve n’a plus le niveau du milieu ? Impossible. Chaque ascension prend un cube qui est là.',
  'R11-4': 'Faire monter un cube épuisé ? Oui. Il reste épuisé.',
  'R12.1-1':
    'Une île avec des gens, alors que la pioche est vide et l’or manque ? L’île est à toi, le cube est perdu. Si tu as l’or, il est payé.',
  'R12.1-2': 'Une île avec une expédition, et cette pioche est vide ? Le cadeau se perd.',
  'R12.1-3': 'Une pile vide, ou une cinquième île ? Impossible.',
  'R12.2-1': 'Moins de 3 cartes Nouveau Monde ? Cela n’arrive pas : il y en a trois pour chaque île.',
  'R12.3-1': 'Il ne reste que 1 ou 2 cartes Expédition ? Le prix entier pour ce qu’il y a. S’il n’en reste aucune : impossible.',
  'R12.4-1': 'Une fête alors que tout le monde est là ? C’est permis.',
  'R13-1':
    'Beryl O’Mara pour une carte, pour une ressource du Nouveau Monde, pour une partie d’un prix ? Oui. Chaque jeton Commerce de tout paiement peut être remplacé.',
  'R13-2': 'Aarhant avec un investisseur au travail ? Non. L’investisseur doit être disponible.',
  'R13-3': 'Le Rédacteur en chef avec une carte dont la pioche est vide ? C’est permis. Cette carte est alors la pioche.',
  'R14-1': 'Les jetons Exploration comptent-ils pour Madame Kahina, avec Beryl O’Mara ? Non. Ils restent des jetons Exploration.',
  'R14-2': 'Les gens qui visitent des expéditions comptent-ils aussi pour les majorités ? Oui. Ils ne les visitent que sur le papier.',
  'R14-3': 'Tout le monde est à égalité en tête ? Chacun reçoit 10 points, et il n’y a pas de deuxième.',
  'R14-4': 'À deux ? La deuxième place rapporte 4 points, si elle a au moins une des choses comptées.',
  'R14-5': 'Une usine recouverte à la fin ? Elle ne compte pas.',
  'R15.1-1': 'La dernière carte est partie par Le Rédacteur en chef, ou écartée ? Cela amène la fin, avec le feu d’artifice.',
  'R15.1-2': 'La dernière carte est jouée, et son effet fait piocher des cartes ? La fin est annoncée au moment où elle est jouée.',
  'R15.1-3': 'Deux mains vides dans la même manche ? Seule la première donne le feu d’artifice. Il n’y a qu’une dernière manche.',
  'R15.1-4': 'Quelqu’un d’autre joue sa dernière carte dans la dernière manche, ou vide encore sa main ? Il ne se passe rien.',
  'R15.4-1':
    'Qu’est-ce qui compte pour départager ? Les tuiles construites et ce qui est imprimé et non recouvert, sur les îles de l’Ancien Monde aussi.',
} as const;
