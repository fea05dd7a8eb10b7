export const log1503 = {
  rolled: '{seat, select, you {You roll} other {{seat} rolls}} a {die}.',
  event: 'The second die shows {die}: {event}.',
  chose:
    '{seat, select, you {You} other {{seat}}} {commodity, select, none {{pier, select, none {{seat, select, you {have} other {has}} chosen} wooden {{seat, select, you {give} other {gives}} up a trade agreement} other {{seat, select, you {give} other {gives}} up the outpost at pier {pier}}}} nothing {{seat, select, you {decline} other {declines}} a card} other {{seat, select, you {choose} other {chooses}} {commodity}}}.',
  took: '{seat, select, you {You take} other {{seat} takes}} {commodity}{why, select, production {} other { (golden times)}}.',
  'took-nothing':
    '{seat, select, you {You get} other {{seat} gets}} nothing: no card is left{why, select, production {} other { (golden times)}}.',
  declined: '{seat, select, you {You decline} other {{seat} declines}} a card (golden times).',
  paid: '{seat, select, you {You pay} other {{seat} pays}} {gold} {why, select, pirates {to the pirates} other {because of the fire}}.',
  spared: 'The {building} protects {seat, select, you {you} other {{seat}}} from the {why, select, pirates {pirates} other {fire}}.',
  lost: 'The pirates take from {seat, select, you {you} other {{seat}}}: {tile}{pier, select, wooden {} other {, pier {pier}}}.',
  laid: 'A new tile lies face down on {space}.',
  burned:
    'The fire takes {one} from {seat, select, you {you} other {{seat}}}{building, select, none {} other {, and a building: {building}}}.',
  launched: '{seat, select, you {You launch} other {{seat} launches}} ship {ship}.',
  placed: '{seat, select, you {You place} other {{seat} places}} {one}{building, select, none {} other {, with a building: {building}}}.',
  developed: '{seat, select, you {You raise} other {{seat} raises}} inhabitant {inhabitant} to {level}.',
  sold: '{seat, select, you {You sell} other {{seat} sells}} {commodity} to inhabitant {inhabitant} for {gold}.',
  bought: '{seat, select, you {You buy} other {{seat} buys}} {commodity} for {gold}.',
  branched:
    '{seat, select, you {You take} other {{seat} takes}} a card from {from, select, you {you} other {{from}}} for {gold}{commodity, select, none {} other {: {commodity}}}.',
  sailed: '{seat, select, you {You sail} other {{seat} sails}} ship {ship} to {to}.',
  looked: '{seat, select, you {You look} other {{seat} looks}} at the tile on {space}{tile, select, none {} other {: {tile}}}.',
  'put-back': '{seat, select, you {You put} other {{seat} puts}} the tile on {space} back.',
  used: '{seat, select, you {You use} other {{seat} uses}} the tile on {space}: {tile}{pier, select, none {} other {, pier {pier}}}{gold, select, none {} other {, {gold}}}.',
  discarded: '{seat, select, you {You discard} other {{seat} discards}} {commodity}.',
  turn: '{seat, select, you {Your turn} other {{seat}’s turn}} (round {round}).',
  won: '{seat, select, you {You win} other {{seat} wins}}! Held: {objectives}.',
  'time-over': '{rounds, plural, one {One round is} other {# rounds are}} over, and with them the game.',
} as const;
