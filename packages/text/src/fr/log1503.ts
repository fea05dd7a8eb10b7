export const log1503 = {
  rolled: '{seat, select, you {Tu fais} other {{seat} fait}} un {die}.',
  event: 'Le second dé montre {die} : {event}.',
  chose:
    '{commodity, select, none {{pier, select, none {{seat, select, you {Tu as} other {{seat} a}} choisi} wooden {{seat, select, you {Tu abandonnes} other {{seat} abandonne}} un accord commercial} other {{seat, select, you {Tu abandonnes} other {{seat} abandonne}} le comptoir de la jetée {pier}}}} nothing {{seat, select, you {Tu refuses} other {{seat} refuse}} une carte} other {{seat, select, you {Tu choisis} other {{seat} choisit}} {commodityPartitive}}}.',
  took: '{seat, select, you {Tu prends} other {{seat} prend}} {commodityPartitive}{why, select, production {} other { (âge d’or)}}.',
  'took-nothing':
    '{seat, select, you {Tu ne reçois} other {{seat} ne reçoit}} rien : il ne reste pas de carte{why, select, production {} other { (âge d’or)}}.',
  declined: '{seat, select, you {Tu refuses} other {{seat} refuse}} une carte (âge d’or).',
  paid: '{seat, select, you {Tu paies} other {{seat} paie}} {gold} {why, select, pirates {aux pirates} other {à cause de l’incendie}}.',
  spared:
    '{buildingDefinite} {seat, select, you {te } other {}}{buildingGender, select, p {protègent} other {protège}}{seat, select, you {} other { {seat}}} {why, select, pirates {des pirates} other {de l’incendie}}.',
  lost: 'Les pirates {seat, select, you {te prennent} other {prennent à {seat}}} : {tile}{pier, select, wooden {} other {, jetée {pier}}}.',
  laid: 'Une nouvelle tuile est posée face cachée en {space}.',
  burned:
    'L’incendie {seat, select, you {te prend} other {prend à {seat}}} {one}{building, select, none {} other { et {buildingDefinite}}}.',
  launched: '{seat, select, you {Tu mets} other {{seat} met}} à l’eau le navire {ship}.',
  placed:
    '{seat, select, you {Tu installes} other {{seat} installe}} {one}{building, select, none {} other {, avec {buildingIndefinite}}}.',
  developed: '{seat, select, you {Tu fais évoluer} other {{seat} fait évoluer}} l’habitant {inhabitant} en {level}.',
  sold: '{seat, select, you {Tu vends} other {{seat} vend}} {commodityPartitive} à l’habitant {inhabitant} pour {gold}.',
  bought: '{seat, select, you {Tu achètes} other {{seat} achète}} {commodityPartitive} pour {gold}.',
  branched:
    '{seat, select, you {Tu prends} other {{seat} prend}} une carte {from, select, you {de ta main} other {à {from}}} pour {gold}{commodity, select, none {} other { : {commodity}}}.',
  sailed: '{seat, select, you {Tu mènes} other {{seat} mène}} le navire {ship} en {to}.',
  looked: '{seat, select, you {Tu regardes} other {{seat} regarde}} la tuile en {space}{tile, select, none {} other { : {tile}}}.',
  'put-back': '{seat, select, you {Tu reposes} other {{seat} repose}} la tuile en {space}.',
  used: '{seat, select, you {Tu utilises} other {{seat} utilise}} la tuile en {space} : {tile}{pier, select, none {} other {, jetée {pier}}}{gold, select, none {} other {, {gold}}}.',
  discarded: '{seat, select, you {Tu défausses} other {{seat} défausse}} {commodityPartitive}.',
  turn: '{seat, select, you {À toi de jouer} other {À {seat} de jouer}} (manche {round}).',
  won: '{seat, select, you {Tu gagnes} other {{seat} gagne}} ! Remplis : {objectives}.',
  'time-over': '{rounds, plural, one {Une manche est finie} other {# manches sont finies}}, et la partie avec.',
} as const;
