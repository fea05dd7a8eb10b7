export const refusal1800 = {
  // The turn (R2).
  'no-action-left': 'Il ne te reste aucune action ce tour-ci.',
  'must-act': 'Tu dois faire ton action avant de finir le tour.',
  'finish-first': 'Termine d’abord l’action : ses cartes restent à piocher.',
  'nothing-to-finish': 'Il n’y a pas d’action à terminer.',
  'build-first': 'Tu as enlevé une tuile : tu dois d’abord construire quelque chose.',
  'discard-first': 'Choisis d’abord la carte à remettre sous sa pioche.',
  // Paying (R3).
  unpaid: 'Paie d’abord ce que tu as commencé.',
  'nothing-to-pay': 'Il n’y a rien à payer maintenant.',
  'not-due': 'Ce n’est pas encore dû : d’abord {duePartitive}.',
  'rest-unpayable': 'Tu ne pourrais plus payer le reste.',
  'no-source':
    'Il faut {goodsPartitive} : {world, select, new {aucune de tes îles du Nouveau Monde {count, plural, one {n’en a} other {ne les a}}.} other {{count, plural, one {tu n’en produis pas} other {tu ne produis rien de tout cela}}, et personne ne peut t’en vendre maintenant.{made, select, none {} other { Où on en produit : {made}.}}}}',
  'too-few-tokens': 'Il faut {needTokens} ; tu en as {have}.',
  'too-little':
    '{good, select, none {{level, select, none {Chaque partie pourrait être payée, mais pas tout ensemble : il manque des gens disponibles, des jetons ou de l’or.} other {Il faut {needCubes}, et trop peu sont disponibles ou peuvent finir leur service.}}} other {On pourrait avoir {goodPartitive}, mais personne n’est libre pour en produire, et il manque des jetons ou de l’or.}}',
  'not-made-there': 'On n’y produit pas {goodOf} ({field}).',
  'no-free-workplace': 'Aucun emplacement n’y est libre ({field}).',
  'no-rested-cube': 'Tu n’as pas {levelOf} disponible.',
  'no-rested-token':
    '{from, select, cards {Il n’y a pas {tokenOf} sur tes cartes.} ships {Tes navires n’ont plus {tokenOf} disponible.} other {Tu n’y as pas assez de jetons Exploration.}}',
  'no-own-island': 'Aucune de tes îles du Nouveau Monde n’a {goodOf}.',
  'only-for-trade-tokens': 'Les jetons Exploration ne remplacent que des jetons Commerce.',
  // Trade (R4).
  'no-partner': 'Il n’y a personne là avec qui commercer.',
  'not-tradable': 'On ne peut pas acheter {goodOf} : les ressources du Nouveau Monde ne se vendent pas.',
  'bought-before': 'Tu as déjà acheté {goodPartitive} ce tour-ci : chaque ressource une seule fois.',
  'not-made-by-partner': '{from, select, you {Tu ne produis} other {{from} ne produit}} pas {goodOf}.',
  // Gold, shift ends (R5).
  'too-little-gold': 'Ça coûte {needGold} ; tu en as {have}.',
  'no-such-cube':
    '{level, select, none {Ce cube n’existe pas.} other {{place, select, none {Tu n’as pas {levelOf}.} district {Tu n’as pas {levelOf} disponible.} exhausted {Tu n’as pas {levelOf} épuisé.} other {Il n’y a pas {levelOf} au travail là ({place}).}}}}',
  // Building (R6).
  'no-such-tile': 'Cette tuile ne se trouve pas au marché.',
  'none-on-the-market':
    '{partners, select, none {Le marché n’a plus {tileOf}.} other {Le marché n’a plus {tileOf}. Tu peux acheter ce qu’on y produit : {partners}.}}',
  'no-shipyard': 'Aucun de tes chantiers navals libres ne peut construire {tileDefinite}.',
  'nothing-to-build': 'Tu ne pourrais alors plus rien construire.',
  'nothing-to-place': 'Il n’y a pas de tuile à poser.',
  'no-such-field': 'Tu n’as pas cette case.',
  'wrong-ground':
    'On ne pose pas {tileDefinite} là : {tileKind, select, ship {un navire va en mer.} shipyard {un chantier naval va sur le littoral.} other {une usine va sur la terre ferme ou le littoral.}}',
  'identical-industry': 'Tu as déjà {tileIndefinite} ({field}) : jamais deux fois la même usine.',
  printed: 'Ce qui est imprimé sur l’île ne s’enlève pas ({field}).',
  'nothing-there': 'Il n’y a rien à enlever ({field}).',
  'once-an-action': 'On n’enlève qu’une tuile par action de construction.',
  'just-built': 'Tu viens de le construire.',
  // Cards (R7 to R9).
  'not-in-hand': 'Cette carte n’est pas dans ta main.',
  'deck-empty': '{deck, select, none {La pioche est vide.} other {La pioche « {deck} » est vide.}}',
  'nothing-to-discard-for': 'Aucun effet ne te permet d’écarter une carte maintenant.',
  'not-played': 'Tu n’as pas joué cette carte.',
  'already-used': 'Cette carte a déjà servi.',
  'not-given-by-card': 'Cette carte ne donne pas {goodOf}.',
  'only-in-a-payment': 'Cette carte donne une ressource du Nouveau Monde : utilise-la en payant quelque chose qui la demande.',
  'only-when-played': 'Cette carte n’agit que dans le tour où elle est jouée.',
  'no-card-in-hand': 'Tu n’as plus de carte en main pour ça.',
  'no-expedition-left': 'Il ne reste plus de carte Expédition.',
  'no-cube-to-be-had': 'On ne peut pas avoir {levelOf} : la réserve ou la pioche est vide, et l’or manque.',
  'no-effect': 'L’effet de cette carte ne ferait rien maintenant.',
  'no-free-step': 'Aucune carte ne fait monter {cube} gratuitement maintenant.',
  // People (R10, R11).
  'supply-empty': 'La réserve n’a plus {levelOf}.',
  'no-gold-for-the-card': 'La pioche est vide : au lieu d’une carte, ça coûte {needGold} ; tu en as {have}.',
  'highest-level': 'Au-dessus des investisseurs, il n’y a personne.',
  'no-step-to-take': 'Personne ne doit monter maintenant.',
  // Voyages (R12).
  'none-left': 'Il n’y en a plus.',
  'four-islands': 'Tu ne peux pas avoir plus d’îles de cette sorte.',
  // Objectives (R13).
  'objective-not-in-play': '{objective} n’est pas parmi les objectifs de cette partie.',
  'once-a-turn': '{objective} ne sert qu’une fois par tour.',
  'nothing-to-bury-for': 'Le Rédacteur en chef ne demande pas de carte maintenant.',
} as const;
