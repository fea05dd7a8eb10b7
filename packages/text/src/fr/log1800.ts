export const log1800 = {
  turn: '{seat, select, you {À toi de jouer} other {À {seat} de jouer}} (manche {round}).',
  produced: '{seat, select, you {Tu produis} other {{seat} produit}} {goodPartitive} avec {cube}.',
  traded:
    '{seat, select, you {Tu achètes} other {{seat} achète}} {goodPartitive} {from, select, you {chez toi} other {à {from}}} pour {price} ; {from, select, you {tu gagnes} other {{from} gagne}} 1 or.',
  fetched: '{seat, select, you {Tu fais venir} other {{seat} fait venir}} {goodPartitive} du Nouveau Monde.',
  given: '{seat, select, you {Tu prends} other {{seat} prend}} {goodPartitive} d’une carte jouée.',
  exhausted: '{seat, select, you {Tu épuises} other {{seat} épuise}} {cube}.',
  spent:
    '{seat, select, you {Tu dépenses} other {{seat} dépense}} {from, select, ships {{spent}} cards {{spent} d’une carte} other {{instead} à la place de {spent}}}.',
  'shift-ended': '{seat, select, you {Tu paies} other {{seat} paie}} {price} pour la fin de service {cubeOf}.',
  built:
    '{seat, select, you {Tu construis} other {{seat} construit}} {tileIndefinite} ({over, select, none {{field}} other {{field}, par-dessus {overDefinite}}}).',
  removed: '{seat, select, you {Tu enlèves} other {{seat} enlève}} {tileDefinite} ({field}).',
  played: '{seat, select, you {Tu joues} other {{seat} joue}} une carte : {card} ({points, plural, one {# point} other {# points}}).',
  activated: '{seat, select, you {Tu actives} other {{seat} active}} une carte : {card}.',
  gained:
    '{seat, select, you {Tu gagnes} other {{seat} gagne}} {gains}{paid, plural, =0 {} other {{seat, select, you { et tu paies} other { et paie}} {price} pour les cartes manquantes}}.',
  'more-actions': '{count, plural, one {une action de plus} other {# actions de plus}}',
  drew: '{seat, select, you {Tu pioches} other {{seat} pioche}} {number} ({deck}){cards, select, none {.} other { : {cards}.}}',
  buried:
    '{seat, select, you {Tu remets} other {{seat} remet}} une carte sous sa pioche ({deck}){card, select, none {.} other { : {card}.}}',
  recruited:
    '{seat, select, you {Tu recrutes} other {{seat} recrute}} {cube}{gold, plural, =0 {} other {{seat, select, you { et tu paies} other { et paie}} {price} pour la carte manquante}}.',
  upgraded: '{seat, select, you {Tu fais} other {{seat} fait}} {cubeOf} {nextLevelIndefinite}.',
  settled: '{seat, select, you {Tu exploites} other {{seat} exploite}} {islandIndefinite}.',
  explored: '{seat, select, you {Tu explores} other {{seat} explore}} {islandIndefinite}.',
  expedition: '{seat, select, you {Tu prends} other {{seat} prend}} {number}.',
  festival: '{seat, select, you {Tu organises} other {{seat} organise}} une fête de la ville : tous les cubes et jetons reviennent.',
  used: '{seat, select, you {Tu utilises} other {{seat} utilise}} l’objectif {objective}.',
  fireworks:
    'Feu d’artifice ! {seat, select, you {Tu n’as} other {{seat} n’a}} plus de carte en main : la manche {lastRound} est la dernière.',
  over: 'La partie est finie, après la manche {round}.',
} as const;
