/** The rules of Anno 1800, each under its number. */
export const reference1800 = {
  'R1-title': 'Mise en place',
  'R1-lead': 'Ce qu’il y a sur la table au début de la partie, et qui peut voir quoi.',
  'R1-table': 'Toute la table : marché, réserve, pioches, piles d’îles, objectifs et ta terre d’origine.',
  'R1.1':
    'Le marché contient chacune des 35 usines en 2 exemplaires, 4 chantiers navals de niveau 1, 6 de niveau 2 et 4 de niveau 3, et chacun des 6 navires en 6 exemplaires.',
  'R1.2':
    'On mélange six piles : 46 cartes Fermiers et ouvriers, 32 cartes Artisans, ingénieurs et investisseurs, 24 cartes Nouveau Monde, 22 cartes Expédition, 12 îles de l’Ancien Monde et 8 îles du Nouveau Monde.',
  'R1.3':
    'La réserve de cubes est limitée : 25 fermiers, 40 ouvriers, 25 artisans, 20 ingénieurs, 15 investisseurs. Ce qui n’y est plus ne peut pas être pris. L’or et les jetons, eux, ne manquent jamais.',
  'R1.4':
    'Cinq objectifs sont visibles, les mêmes pour tout le monde. Ils sont tirés au hasard, ou ce sont les cinq pour débuter (Alonso Graves, Université, Edvard Goode, Isabel Sarmento, Zoo), ou la table les choisit.',
  'R1.4-2':
    'Une table peut aussi choisir une ambiance : jusqu’à cinq objectifs de cette ambiance sont tirés au hasard. S’il y en a moins de cinq, le hasard complète avec les autres objectifs.',
  'R1.5':
    'Chaque terre d’origine commence avec 4 fermiers, 3 ouvriers et 2 artisans, tous disponibles. Un jeton Commerce se trouve sur chacun des deux navires de commerce imprimés, un jeton Exploration sur le navire d’exploration imprimé. On a en main 7 cartes Fermiers et ouvriers et 2 cartes Artisans, ingénieurs et investisseurs.',
  'R1.6':
    'Qui commence est tiré au sort, ou désigné par la table. La deuxième place dans l’ordre du tour reçoit 1 or, la troisième 2, la quatrième 3.',
  'R1.7':
    'Tout le monde voit les îles, le marché, la réserve, les cubes, les jetons, l’or, les cartes jouées et les objectifs. Tout le monde voit aussi combien de cartes ou d’îles a chaque main, chaque pioche et chaque pile, et de quelles pioches viennent les cartes d’une main.',
  'R1.7-2':
    'Les cartes en main et les cartes Expédition sont secrètes : on ne voit que les siennes. Personne ne connaît l’ordre d’une pioche. Ce qu’on remet sous une pioche n’est pas montré ; on dit seulement laquelle.',

  'R2-title': 'Le tour',
  'R2-lead': 'Une action par tour. Ce qui est gratuit peut se faire avant, entre ses étapes et après.',
  'R2-table': 'La barre d’actions, et le bouton qui finit le tour.',
  R2: 'Un tour a une action, et elle est obligatoire. Une fête de la ville est toujours possible : personne ne passe.',
  'R2-2':
    'Les actions : construire (R6), jouer une carte (R7), remplacer des cartes (R8), recruter (R10), faire monter des cubes (R11), exploiter une île de l’Ancien Monde (R12.1), explorer une île du Nouveau Monde (R12.2), partir en expédition (R12.3), organiser une fête de la ville (R12.4).',
  'R2-3': 'Produire, acheter des ressources et finir des services (R3 à R5), ce ne sont pas des actions. C’est ainsi qu’on paie.',
  'R2-4':
    'Les cartes qu’on active (R9), les objectifs à effet (R13) et les fins de service (R5) sont gratuits. On peut s’en servir avant, entre et après les actions, entre les étapes d’une action, et au milieu d’un paiement tant que le reste peut encore être payé.',
  'R2-5': 'Une action de plus est un droit, pas un devoir. Elle se perd si elle n’est pas faite avant la fin du tour.',
  'R2-6':
    'Le tour finit quand la personne qui joue le dit. Les actions de plus font partie du même tour. On joue dans le sens des aiguilles d’une montre. Une manche, c’est un tour de chaque place, en commençant par la première.',

  'R3-title': 'Production',
  'R3-lead': 'Comment on paie un prix : avec des cubes au travail, des cubes épuisés, des jetons et de l’or.',
  'R3-table': 'Le paiement sur le plateau : tu vois qui part travailler avant de confirmer.',
  'R3.1':
    'Un prix nomme des ressources, des gens, des jetons ou de l’or. Chaque chose (une tuile, une carte, un nouveau cube, une ascension) se paie à part, quand on la fait. Ce qu’on produit ou achète pour elle ne paie qu’elle.',
  'R3.1-2':
    'Une chose ne se commence que si, de là où tu en es, tu peux la payer jusqu’au bout : par le travail, le commerce, les îles du Nouveau Monde, les cartes qui donnent une ressource, et les fins de service. On ne produit rien d’inutile, et on ne garde rien.',
  'R3.2':
    'Pour produire une ressource, déplace un cube disponible de son quartier vers un de tes emplacements libres qui demande son niveau. Il y produit une unité, une fois, et y reste. Aucun niveau n’en remplace un autre. Une usine recouverte ne produit rien.',
  'R3.3':
    'Si un prix nomme des gens, des cubes disponibles de ce niveau vont de leur quartier en zone d’épuisement. Un cube au travail doit d’abord finir son service.',
  'R3.4':
    'Si un prix nomme des jetons, autant de jetons de cette sorte vont de tes navires en zone d’épuisement. Les jetons sur tes cartes servent aussi, et retournent alors à la réserve. C’est toi qui choisis lesquels.',
  'R3.5':
    'Une ressource du Nouveau Monde ne vient que de tes propres îles du Nouveau Monde : un jeton Commerce par unité, autant de fois que tu veux dans le tour. Elle ne s’achète jamais. Ce qu’on en fait, si : les cigares oui, le tabac non.',
  'R3.6': 'Chaque usine a deux emplacements de travail, qu’elle soit imprimée ou construite.',

  'R4-title': 'Commerce',
  'R4-lead': 'Ce que les autres produisent peut s’acheter avec des jetons Commerce.',
  'R4-table': 'Le paiement sur le plateau : ce que tu achètes est indiqué à côté de qui le vend.',
  'R4.1':
    'Au lieu de produire une ressource, tu peux l’acheter à quelqu’un dont une usine non recouverte la produit. Cela coûte des jetons Commerce : 1 si des fermiers ou des ouvriers y travaillent, 2 pour des artisans, 3 pour des ingénieurs. Entre deux usines de la même personne, tu paies le prix le plus bas.',
  'R4.2':
    'La vente ne se refuse pas, n’envoie personne au travail, et rapporte chaque fois 1 or de la réserve. Des emplacements occupés n’y changent rien. Tu choisis librement à qui tu achètes, et tu peux acheter plusieurs ressources à la même personne.',
  'R4.3':
    'Chaque ressource s’achète une fois par tour, peu importe à qui ; des ressources différentes, autant que tes jetons le permettent.',
  'R4.4': 'Les ressources du Nouveau Monde, les gens et les jetons ne s’achètent pas. On ne commerce pas avec soi-même.',

  'R5-title': 'Fin de service',
  'R5-lead': 'L’or ramène aussitôt les gens fatigués.',
  'R5-table': 'Un clic sur un cube au travail ou en zone d’épuisement, et le paiement sur le plateau.',
  R5: 'À tout moment de ton tour, et autant de fois que tu veux, l’or met fin au service d’un de tes cubes au travail ou en zone d’épuisement. Il retourne dans son quartier et peut resservir aussitôt.',
  'R5-2':
    'Cela coûte 1 or pour un fermier, 2 pour un ouvrier, 3 pour un artisan, 4 pour un ingénieur, 5 pour un investisseur. C’est le niveau du cube qui compte, pas celui de l’emplacement.',
  'R5-3': 'Pas besoin de raison : un service peut aussi finir quand il n’y a rien à payer, avant ou après l’action.',

  'R6-title': 'Construire',
  'R6-lead':
    'Une action de construction, c’est une usine, ou un chantier naval, ou autant de navires que tes chantiers navals peuvent en construire.',
  'R6-table': 'Le marché et les cases de tes îles. « Pourquoi pas ? » sur une tuile que tu ne peux pas construire mène ici.',
  R6: 'En une action, tu construis une usine, ou un chantier naval, ou un ou plusieurs navires. Il faut construire quelque chose : enlever une tuile n’est pas une action à soi seul.',
  'R6.1':
    'Prends une tuile au marché, paie-la et pose-la sur une de tes cases : une usine sur la terre ferme ou le littoral, un chantier naval sur le littoral, un navire en mer. Une tuile par case. On ne pose rien sur les îles du Nouveau Monde.',
  'R6.2':
    'Tu peux construire par-dessus ce qui est là. Une tuile recouverte retourne au marché. Un bâtiment imprimé reste dessous et ne sert plus. Les cubes qui s’y trouvaient sont épuisés. Tu peux même recouvrir une usine qui vient de travailler pour cette tuile.',
  'R6.3':
    'Une fois par action de construction, à n’importe quel moment, tu peux enlever une de tes tuiles construites et la remettre au marché. Ses cubes sont épuisés, et un bâtiment imprimé dessous sert de nouveau. La tuile peut être reconstruite dans la même action. Un bâtiment imprimé ne s’enlève pas : il ne peut qu’être recouvert. Recouvrir une tuile n’est pas l’enlever.',
  'R6.4':
    'On ne construit pas une usine identique à une usine qu’on a en service : même ressource, même niveau d’emplacement. Ce qui compte, c’est ce qui est en service une fois la nouvelle tuile posée : une usine qu’elle recouvre, ou qui a été enlevée avant, ne gêne pas. La version ouvriers d’une usine imprimée ne lui est pas identique.',
  'R6.4-2':
    'Seule une île de l’Ancien Monde peut apporter une deuxième usine identique (R12.1), quand elle est piochée ou quand son bâtiment imprimé est découvert.',
  'R6.5': 'Le nombre de chantiers navals et de navires de chacun n’est pas limité.',
  'R6.6':
    'Chaque chantier naval non recouvert que tu as au début de l’action, imprimé ou construit, peut construire un navire de son niveau au plus. Les chantiers navals ne s’additionnent pas. C’est le plus faible chantier libre et suffisant qui construit. Un chantier naval enlevé avant d’avoir construit ne construit rien.',
  'R6.7':
    'Un navire mis en service reçoit aussitôt ses jetons, disponibles : autant que son niveau, de sa sorte. Ils peuvent servir tout de suite, même pour le navire suivant de la même action. Cela vaut pour un navire construit, imprimé sur une nouvelle île, ou découvert.',
  'R6.7-2':
    'Un navire mis hors service perd autant de jetons de sa sorte : d’abord des jetons épuisés, puis des disponibles. Cela vaut pour un navire recouvert ou enlevé.',
  'R6.8': 'La scierie des ouvriers et le chantier naval de niveau 1 ne coûtent rien. Il faut quand même l’action pour les construire.',

  'R7-title': 'Jouer une carte',
  'R7-lead': 'Une carte se paie, et ses points comptent.',
  'R7-table': 'Ta main. Les cartes que tu peux payer sont éclairées.',
  R7: 'Paie ce que la carte demande. Elle reste ensuite visible devant toi. Une carte par action.',
  'R7-2':
    'Ses points comptent à la fin, que son effet ait servi ou non : 3 pour une carte Fermiers et ouvriers, 8 pour une carte Artisans, ingénieurs et investisseurs, 5 pour une carte Nouveau Monde.',

  'R8-title': 'Remplacer des cartes',
  'R8-lead': 'Les cartes qui ne te vont pas partent sous leurs pioches, et d’autres arrivent.',
  'R8-table': 'Ta main, et le remplacement dans la barre d’actions.',
  R8: 'Remets 1 à 3 cartes de ta main sous leurs pioches, dans l’ordre où tu les nommes. Puis pioches-en autant dans les mêmes pioches.',
  'R8-2':
    'Toutes les cartes sont remises avant qu’on en pioche une : d’une petite pioche, tes propres cartes peuvent te revenir. Une carte dont la pioche est vide au début de l’action ne peut pas être remplacée. Un remplacement n’amène jamais la fin de la partie (R15.1).',

  'R9-title': 'Activer une carte',
  'R9-lead': 'Une carte jouée donne son effet une fois, gratuitement, quand tu veux.',
  'R9-table': 'Tes cartes jouées. Celles qui sont retournées ont servi.',
  R9: 'Les cartes jouées qui n’ont pas encore servi s’activent à tout moment de tes tours, autant que tu veux, chacune une fois. Cela ne prend pas d’action. La carte est ensuite retournée. Une carte à deux effets donne les deux. Une carte dont l’effet ne ferait rien ne s’active pas.',
  'R9-2':
    'Gens : prends les cubes indiqués dans leurs quartiers, et pour chacun une carte de la pioche qui lui correspond. Tout ce qui est possible doit être pris. Un cube que la réserve n’a plus n’est pas pris. Si la pioche est vide, tu paies l’or de R10.2 ; sans cet or, le cube n’est pas pris.',
  'R9-3':
    'Jetons : prends ceux qui sont indiqués et garde-les sur la carte. Ils paient comme les jetons des navires. Une fois dépensés, ou à ta prochaine fête de la ville, ils retournent à la réserve.',
  'R9-4': 'Or : prends-le.',
  'R9-5': 'Expédition : prends 2 cartes Expédition, ou la dernière. Si la pioche est vide, la carte ne s’active pas.',
  'R9-6': 'Ressource du Nouveau Monde : une de celles qui sont indiquées, au cours d’un paiement qui la demande ; pas autrement.',
  'R9-7':
    'Ascensions : jusqu’à 3 gratuites dans ce tour, d’un coup ou à plusieurs moments. Chacune fait monter d’un niveau un cube du niveau indiqué, où qu’il soit (R11). Ce qui n’a pas servi à la fin du tour est perdu.',
  'R9-8': 'Action de plus : encore une action dans ce tour, selon toutes les règles d’une action.',
  'R9-9':
    'Écarter : remets 1 ou 2 cartes de ta main sous leurs pioches, même sous une pioche vide, sans en piocher. Seulement dans le tour où la carte est jouée : à la fin de ce tour, elle est retournée sans avoir servi.',

  'R10-title': 'Recruter',
  'R10-lead': 'De nouveaux cubes arrivent, et chacun apporte une carte.',
  'R10-table': 'Les quartiers de ta terre d’origine, et les cubes dans la barre d’actions.',
  'R10.1':
    'Un à trois nouveaux cubes par action, chacun au prix de son niveau, l’un après l’autre. Un nouveau cube est disponible : il peut travailler tout de suite, même pour le suivant.',
  'R10.2':
    'Chaque nouveau fermier ou ouvrier apporte une carte Fermiers et ouvriers ; chaque nouvel artisan, ingénieur ou investisseur, une carte Artisans, ingénieurs et investisseurs. Si cette pioche est vide, tu paies à la place l’or indiqué pour elle. Qui ne peut pas le payer n’a pas le cube.',
  'R10.2-2':
    'Les cartes se piochent ensemble à la fin de l’action. Jusque-là, chaque nouveau cube réserve une carte de sa pioche, et une pioche dont toutes les cartes sont réservées compte comme vide. L’or d’une carte manquante se paie avec le prix du cube.',

  'R11-title': 'Ascension sociale',
  'R11-lead': 'Les gens montent : de fermier à ouvrier, artisan, ingénieur et investisseur.',
  'R11-table': 'Tes cubes, où qu’ils soient, et les ascensions dans la barre d’actions.',
  R11: 'Une à trois ascensions par action, chacune d’un niveau et au prix de cette ascension, avec un cube ou plusieurs, l’une après l’autre. On ne pioche pas de cartes.',
  'R11-2':
    'Le cube est remplacé sur place par un cube du niveau suivant, pris à la réserve : dans le quartier, en zone d’épuisement, ou sur le même emplacement de travail. Là, les niveaux diffèrent jusqu’à son départ. L’ancien cube retourne aussitôt à la réserve. Le nouveau doit s’y trouver, même au milieu d’une double ascension.',
  'R11-3': 'Un cube disponible qui est monté peut travailler aussitôt.',

  'R12-title': 'Îles, expéditions, fête de la ville',
  'R12-lead': 'Trois actions avec des jetons Exploration, et celle qui ramène tout le monde.',
  'R12-table': 'Les piles d’îles, la pioche des expéditions et la fête dans la barre d’actions.',
  'R12.1':
    'Ancien Monde : épuise 1 jeton Exploration pour ta première île de cette sorte, 2 pour la deuxième, 3 pour la troisième, 4 pour la quatrième. Personne n’en a plus de quatre. Pioche celle du dessus : 2 cases de mer et 4 de terre, dont 2 de littoral, et son cadeau. Le cadeau est un effet, qui a lieu aussitôt, autant que possible, ou une usine, un chantier naval ou un navire imprimé. Une usine identique est permise ici. Si la pile est vide, ce n’est pas possible.',
  'R12.2':
    'Nouveau Monde : le même prix, compté à part, et là aussi quatre îles au plus. Pioche celle du dessus, qui a 3 ressources, et 3 cartes Nouveau Monde. Si la pile est vide, ce n’est pas possible.',
  'R12.3':
    'Expédition : épuise 2 jetons Exploration et prends 3 cartes Expédition, ou toutes celles qui restent. Elles sont secrètes et ne comptent pas comme cartes en main ; tu peux regarder les tiennes à tout moment. Si la pioche est vide, ce n’est pas possible.',
  'R12.4':
    'Fête de la ville : tous tes cubes reviennent dans leurs quartiers et tous tes jetons sur tes navires, disponibles. Les jetons sur les cartes retournent à la réserve.',

  'R13-title': 'Objectifs à effet',
  'R13-lead': 'Si l’un d’eux est visible, tout le monde peut s’en servir à son tour, sans action.',
  'R13-table': 'Les objectifs au-dessus du plateau : un clic suffit pour s’en servir.',
  R13: 'Tout le monde peut se servir de chacun de ces objectifs à son propre tour. Ceux qui sont limités servent une fois par tour, chacun pour soi.',
  'R13-2': 'Alonso Graves : épuise 3 jetons Exploration et paie 3 or pour une action de plus. Une fois par tour.',
  'R13-3': 'Aarhant : épuise un investisseur disponible pour 5 or. Une fois par tour.',
  'R13-4':
    'Le Rédacteur en chef : épuise 2 jetons Exploration et remets une carte de ta main sous sa pioche, même vide, sans en piocher d’autre. Une fois par tour.',
  'R13-5':
    'Beryl O’Mara : partout où l’on paie des jetons Commerce (pour acheter, pour une ressource du Nouveau Monde, pour une carte), 2 jetons Exploration peuvent en remplacer 1. Pour tout le reste, ils restent des jetons Exploration. Sans limite.',

  'R14-title': 'Objectifs qui rapportent',
  'R14-lead': 'Si l’un d’eux est visible, il compte pour tout le monde à la fin.',
  'R14-table': 'Les objectifs au-dessus du plateau, et la feuille de score.',
  R14: 'Usines : des points pour chaque usine indiquée que tu as à la fin, non recouverte (Carl Leonard von Malching, Eli Bleakworth, La Reine, Edvard Goode, Willie Wibblesock, Princesse Qing).',
  'R14-2':
    'Majorités : 10 points à qui en a le plus, 4 à qui vient ensuite. Hannah Goode compte tous les cubes, l’Université les ingénieurs, l’Exposition universelle les investisseurs, Madame Kahina les jetons Commerce, La Visiteuse les cartes Expédition.',
  'R14-3':
    'En cas d’égalité, chacun reçoit tous les points, et la deuxième place compte quand même. Qui n’a rien de la chose ne reçoit rien. Les jetons Commerce comptent où qu’ils soient : sur les navires, épuisés, sur les cartes.',
  'R14-4': 'Zoo et Musée : 1 point de plus pour chaque animal ou objet d’art que tu visites (R15.3).',
  'R14-5':
    'Bente Jorgensen : 18 points si tu as au plus une île de l’Ancien Monde. Isabel Sarmento : 6 points par île du Nouveau Monde. Pyrophorien : 2 points de moins par carte restée en main.',
  'R14-6':
    'Ambiances pour le tirage : complexe, ce sont les objectifs à effet ; conflictuelle, les majorités ; détendue, les usines ; expéditions, Zoo et Musée ; course, Pyrophorien.',

  'R15-title': 'Fin et décompte',
  'R15-lead': 'Une main vide amène la dernière manche. Puis on compte l’influence.',
  'R15-table': 'Le feu d’artifice, le nombre de cartes de chaque main, et la feuille de score.',
  'R15.1':
    'La fin s’annonce dès que quelqu’un n’a plus de carte Citoyen en main après avoir joué une carte, utilisé Le Rédacteur en chef ou écarté une carte ; jamais par un remplacement. Cette personne prend aussitôt le feu d’artifice, et plus personne ne l’aura. On finit la manche, pour que tout le monde ait joué autant de tours. Puis on joue une dernière manche entière.',
  'R15.1-2': 'Des cartes piochées plus tard n’y changent rien. Qui n’a plus de cartes continue à jouer ses tours.',
  'R15.2':
    'Influence : les cartes jouées, 3, 8 ou 5 selon leur pioche ; les cases d’expédition visitées ; 1 par lot de 3 or ; 7 pour le feu d’artifice ; et les objectifs (R14).',
  'R15.3':
    'Expéditions : chacun de tes artisans, ingénieurs et investisseurs, où qu’il soit, peut visiter une case qui demande son niveau. Chaque case visitée rapporte : 1 pour un artisan, 2 pour un ingénieur, 3 pour un investisseur. Ici, les visites sont réparties pour rapporter le plus de points, Zoo et Musée compris.',
  'R15.4':
    'Le plus d’influence gagne. En cas d’égalité : le plus d’usines, de chantiers navals et de navires ensemble, avec ceux qui sont imprimés et non recouverts ; puis le moins de cartes en main ; puis la place est partagée.',
  'R15.5':
    'Hors des livrets de règles : une partie s’arrête au plus tard après 150 manches et se compte telle qu’elle est. Une table peut supprimer cette limite. Une dernière manche commencée se joue quand même.',
} as const;
