/**
 * The rules of Anno 1800, each under its number. A section has a title, a lead and a word on which parts of the table it is about;
 * what a number says in several paragraphs goes on under `-2`, `-3` …
 */
export const reference1800 = {
  'R1-title': 'Set-up',
  'R1-lead': 'What lies on the table when the game begins, and who may see what.',
  'R1-table': 'The whole table: market, supply, decks, island stacks, objectives and your home island.',
  'R1.1':
    'The market holds 2 of each of the 35 industries, 4 shipyards of level 1, 6 of level 2 and 4 of level 3, and 6 of each of the 6 ships.',
  'R1.2':
    'Six stacks are shuffled: 46 Farmer and Worker cards, 32 Artisan, Engineer and Investor cards, 24 New World cards, 22 expedition cards, 12 Old World islands and 8 New World islands.',
  'R1.3':
    'The supply of people is finite: 25 Farmers, 40 Workers, 25 Artisans, 20 Engineers, 15 Investors. Whoever is not there cannot be taken. Gold and tokens never run out.',
  'R1.4':
    'Five objectives lie open, the same for everybody. They are drawn at random, or are the five for beginners (Alonso Graves, University, Edvard Goode, Isabel Sarmento, Zoo), or are chosen by the table.',
  'R1.4-2':
    'A table can also choose a mood: up to five objectives of that mood are drawn at random. If it has fewer than five, the rest come at random from the other objectives.',
  'R1.5':
    'Each player has a home island with 4 Farmers, 3 Workers and 2 Artisans, all rested. A trade token lies on each of the two printed trade ships, an exploration token on the printed exploration ship. Each hand has 7 Farmer and Worker cards and 2 Artisan, Engineer and Investor cards.',
  'R1.6':
    'The first player is drawn at random, or named by the table. The second in turn order begins with 1 gold, the third with 2, the fourth with 3.',
  'R1.7':
    'Everybody sees the islands, the market, the supply, people, tokens, gold, played cards and objectives. Everybody also sees how many cards each hand, deck and stack has, and from which deck the cards of a hand are.',
  'R1.7-2':
    'Secret are the cards in a hand and the expedition cards: only their owner sees them. Nobody knows the order of a deck. What is put under a deck is not shown; which deck it was is.',

  'R2-title': 'The turn',
  'R2-lead': 'One action a turn. What is free may come before it, between its steps and after it.',
  'R2-table': 'The action bar, and the button that ends the turn.',
  R2: 'A turn has one action, and it must be taken. A festival is always possible, so nobody passes.',
  'R2-2':
    'The actions are: build (R6), play a card (R7), swap cards (R8), increase the workforce (R10), upgrade (R11), settle an Old World island (R12.1), explore a New World island (R12.2), send an expedition (R12.3), hold a festival (R12.4).',
  'R2-3': 'Making goods, buying goods and ending shifts (R3 to R5) are not actions. They are how things are paid.',
  'R2-4':
    'Cards that you activate (R9), objectives with an effect (R13) and shift ends (R5) are free. They may come before, between and after actions, between the steps of one action, and within a payment as long as the rest of it can still be paid.',
  'R2-5': 'An extra action is a right, not a duty. It lapses if it is not taken before the turn ends.',
  'R2-6':
    'The turn ends when the player says so. Extra actions belong to the same turn. Turns go clockwise, and a round is one turn of every player, beginning with the first player.',

  'R3-title': 'Production',
  'R3-lead': 'How a price is paid: with people at work, people, tokens and gold.',
  'R3-table': 'The payment on the board: who goes to work is drawn before you confirm.',
  'R3.1':
    'A price names goods, people, tokens or gold. Each thing (a tile, a card, a new cube, a step up) is paid by itself when it is done. What is made or bought for it pays for it and for nothing else.',
  'R3.1-2':
    'A thing may be begun only if it can be paid to the end from where you stand: by work, trade, New World islands, cards that give a good, and shift ends. No good is made that nothing uses, and none is kept.',
  'R3.2':
    'To make a good, move a rested cube from its district to a free workplace of your own that names its level. That makes one unit, once, and the cube stays there. No level stands in for another. A covered industry makes nothing.',
  'R3.3':
    'Where a price names people, rested cubes of that level go from their district to the exhausted area. A cube on a workplace must end its shift first.',
  'R3.4':
    'Where a price names tokens, as many tokens of that kind go from your ships to the exhausted area. Tokens on your cards serve as well and go to the supply. You choose which.',
  'R3.5':
    'A good of the New World comes only from your own New World islands: one trade token for each unit, as often as you like in a turn. It is never traded. What is made of it is: cigars yes, tobacco no.',
  'R3.6': 'Every industry has two workplaces, printed or built.',

  'R4-title': 'Trade',
  'R4-lead': 'What another player makes can be bought with trade tokens.',
  'R4-table': 'The payment on the board: beside the seller stands what you buy there.',
  'R4.1':
    'Instead of making a good, you may buy it from another player with an uncovered industry that makes it. That takes trade tokens: 1 if Farmers or Workers work there, 2 for Artisans, 3 for Engineers. If the seller has two such industries, you pay for the cheaper.',
  'R4.2':
    'The seller cannot refuse, sends nobody to work, and gets 1 gold from the supply for each sale. Occupied workplaces do not matter. You choose the seller freely, and may buy several goods from the same one.',
  'R4.3': 'Each good can be bought once a turn, from whomever; different goods as often as your tokens allow.',
  'R4.4': 'Goods of the New World, people and tokens are not traded. Nobody trades with himself.',

  'R5-title': 'Shift end',
  'R5-lead': 'Gold brings tired people back at once.',
  'R5-table': 'A click on a cube at work or in the exhausted area, and the payment on the board.',
  R5: 'At any time in your turn, and as often as you like, gold ends the shift of one of your cubes on a workplace or in the exhausted area. It goes back to its district and can be used again at once.',
  'R5-2':
    'It costs 1 gold for a Farmer, 2 for a Worker, 3 for an Artisan, 4 for an Engineer, 5 for an Investor. The level of the cube counts, not that of the workplace.',
  'R5-3': 'It needs no reason: shifts may also end when nothing is being paid, before or after the action.',

  'R6-title': 'Build',
  'R6-lead': 'One build action is one industry, or one shipyard, or as many ships as your shipyards can build.',
  'R6-table': 'The market and the fields of your islands. “Why not?” on a tile that you cannot build leads here.',
  R6: 'In one action you build one industry, or one shipyard, or one or more ships. Something must be built: taking a tile off is no action by itself.',
  'R6.1':
    'Take a tile from the market, pay for it, and put it on one of your fields: industries on land or coast, shipyards on a coast, ships on the sea. One tile to a field. New World islands take no tiles.',
  'R6.2':
    'You may build over what stands there. A covered tile goes back to the market. A covered printed building stays underneath and does nothing. Cubes on it are exhausted. You may even build over an industry that has just worked for this very tile.',
  'R6.3':
    'Once in a build action, at any moment of it, you may take one built tile of yours off its field and put it back on the market. Its cubes are exhausted, and a printed building under it works again. The tile may be built again in the same action. Printed buildings cannot be taken off, only covered. Covering a tile does not use this up.',
  'R6.4':
    'Nobody builds an industry identical to one that he has in use: same good, same level of workplace. It counts what is in use once the new tile lies, so one that it covers, or that was taken off before, does not matter. The Worker version of a printed industry is not identical to it.',
  'R6.4-2':
    'Only an Old World island can bring a second identical industry (R12.1), when it is drawn or when its printed building is uncovered again.',
  'R6.5': 'There is no limit to the shipyards and ships of a player.',
  'R6.6':
    'Each uncovered shipyard that you have when the action begins, printed or built, may build one ship of its level or less. Shipyards do not add up. The weakest free shipyard that is strong enough builds the ship. A shipyard that is taken off before it has built builds nothing.',
  'R6.7':
    'A ship that comes into use gets its tokens at once, rested: as many as its level, of its kind. They may be used at once, also for the next ship of the same action. That holds for a ship that is built, printed on a new island, or uncovered again.',
  'R6.7-2':
    'A ship that goes out of use loses as many tokens of its kind: exhausted ones leave first, then rested ones. That holds for a ship that is covered or taken off.',
  'R6.8': 'The Sawmill for Workers and the level 1 shipyard cost nothing. Building them still takes the action.',

  'R7-title': 'Play a card',
  'R7-lead': 'A card is paid, and counts its points.',
  'R7-table': 'Your hand. Cards that you can pay are lit.',
  R7: 'Pay what the card names. It then lies open before you. One card an action.',
  'R7-2':
    'Its points count at the end, whether or not its effect was used: 3 for a Farmer and Worker card, 8 for an Artisan, Engineer and Investor card, 5 for a New World card.',

  'R8-title': 'Swap cards',
  'R8-lead': 'Cards that do not suit you go under their decks, and others come.',
  'R8-table': 'Your hand, and the swap in the action bar.',
  R8: 'Put 1 to 3 hand cards under their decks, in the order in which you name them. Then draw as many from the same decks.',
  'R8-2':
    'All cards are put back before one is drawn, so your own cards may come back from a short deck. A card whose deck is empty when the action begins cannot be swapped. A swap never brings the end of the game (R15.1).',

  'R9-title': 'Activate a card',
  'R9-lead': 'A played card gives its effect once, free, whenever you like.',
  'R9-table': 'Your played cards. The turned ones have been used.',
  R9: 'Played cards that have not been used may be activated at any time of your turns, any number of them, each once. It takes no action. The card is then turned over. A card with two effects gives both. A card whose effect would do nothing cannot be activated.',
  'R9-2':
    'People: take the cubes shown into their districts, and one card of the matching deck for each. All that is possible must be taken. A cube that the supply lacks is not taken. Where the deck is empty, the gold of R10.2 is paid; without it that cube is not taken.',
  'R9-3':
    'Tokens: take those shown and keep them on the card. They pay like the tokens of ships. Once used, or at your next festival, they go to the supply.',
  'R9-4': 'Gold: take it.',
  'R9-5': 'Expedition: take 2 expedition cards, or the last one. With an empty deck the card cannot be activated.',
  'R9-6': 'Good of the New World: one of the goods shown, within a payment that needs it; not otherwise.',
  'R9-7':
    'Upgrades: up to 3 free steps in this turn, together or at different moments. Each takes a cube of the level shown one level up, wherever it stands (R11). What is not used when the turn ends is lost.',
  'R9-8': 'Extra action: one more action in this turn, by all the rules of an action.',
  'R9-9':
    'Discard: put 1 or 2 hand cards under their decks, also under an empty one, and draw none. Only in the turn in which the card was played: at the end of that turn it is turned over unused.',

  'R10-title': 'Increase the workforce',
  'R10-lead': 'New people come, and each brings a card.',
  'R10-table': 'The districts of your home island, and the people in the action bar.',
  'R10.1':
    'One to three new cubes an action, each at the price of its level, one after another. A new cube is rested: it can work at once, also for the next one.',
  'R10.2':
    'Each new Farmer or Worker brings a Farmer and Worker card; each new Artisan, Engineer or Investor an Artisan, Engineer and Investor card. If that deck is empty, you pay the gold printed for it instead. Who cannot pay it does not get the cube.',
  'R10.2-2':
    'The cards are drawn together when the action ends. Until then each new cube has one card of its deck reserved, and a deck without a free card counts as empty. The gold for a missing card is paid with the price of the cube.',

  'R11-title': 'Upgrade',
  'R11-lead': 'People rise: from Farmer to Worker, Artisan, Engineer and Investor.',
  'R11-table': 'Your people, wherever they stand, and the steps in the action bar.',
  R11: 'One to three steps an action, each one level up at the price of that step, with one cube or with several, one after another. No cards are drawn.',
  'R11-2':
    'The cube is replaced in its place by one of the next level from the supply: in the district, in the exhausted area, or on the same workplace. There the levels differ until it leaves. The old cube goes back to the supply at once. The new one must be there, also for the step in the middle of two.',
  'R11-3': 'A rested cube that has risen can work at once.',

  'R12-title': 'Islands, expeditions, festival',
  'R12-lead': 'Three actions with exploration tokens, and the one that brings everybody home.',
  'R12-table': 'The island stacks, the expedition pile and the festival in the action bar.',
  'R12.1':
    'Old World: exhaust 1 exploration token for your first such island, 2 for the second, 3 for the third, 4 for the fourth. More than four nobody has. Draw the top one: 2 fields of sea and 4 of land, 2 of them coast, and its gift. The gift is an effect that happens at once, as far as possible, or a printed industry, shipyard or ship. An identical industry is allowed here. With an empty stack it is not possible.',
  'R12.2':
    'New World: the same price, counted apart, and again four at most. Draw the top one, which has 3 goods, and 3 New World cards. With an empty stack it is not possible.',
  'R12.3':
    'Expedition: exhaust 2 exploration tokens and take 3 expedition cards, or all that are left. They are secret and are no hand cards; you may look at your own at any time. With an empty deck it is not possible.',
  'R12.4':
    'Festival: all your cubes return to their districts and all your tokens to your ships, rested. Tokens on cards go to the supply.',

  'R13-title': 'Objectives with an effect',
  'R13-lead': 'If one of these lies open, everybody may use it in the own turn, without an action.',
  'R13-table': 'The objectives above the board: a click uses one.',
  R13: 'Each of these objectives may be used by every player in the own turn. Those with a limit may be used once a turn, each of them for itself.',
  'R13-2': 'Alonso Graves: exhaust 3 exploration tokens and pay 3 gold for one extra action. Once a turn.',
  'R13-3': 'Aarhant: exhaust one rested Investor for 5 gold. Once a turn.',
  'R13-4':
    'The Editor: exhaust 2 exploration tokens and put one hand card under its deck, also under an empty one, without drawing. Once a turn.',
  'R13-5':
    'Beryl O’Mara: wherever trade tokens are paid (for a trade, for a good of the New World, for a card), 2 exploration tokens may stand in for 1. In all else they stay exploration tokens. No limit.',

  'R14-title': 'Objectives that score',
  'R14-lead': 'If one of these lies open, it counts for everybody at the end.',
  'R14-table': 'The objectives above the board, and the score sheet.',
  R14: 'Industries: points for each industry shown that you have at the end, uncovered (Carl Leonard von Malching, Eli Bleakworth, The Queen, Edvard Goode, Willie Wibblesock, Princess Qing).',
  'R14-2':
    'Most of something: 10 points for the most, 4 for the second most. Hannah Goode counts all people, the University Engineers, the World’s Fair Investors, Madame Kahina trade tokens, The Tourist expedition cards.',
  'R14-3':
    'Whoever is tied gets the full points, and the second place is still awarded. Who has none of the thing gets nothing. Trade tokens count wherever they lie: on ships, exhausted, on cards.',
  'R14-4': 'Zoo and Museum: 1 more point for each animal or artefact that you visit (R15.3).',
  'R14-5':
    'Bente Jorgensen: 18 points for at most one Old World island. Isabel Sarmento: 6 points for each New World island. Pyrphorian: 2 points less for each card left in hand.',
  'R14-6':
    'Moods for the draw: complex are the objectives with an effect, confrontational those for the most of something, relaxed those for industries, expeditions are Zoo and Museum, race is Pyrphorian.',

  'R15-title': 'End and scoring',
  'R15-lead': 'An empty hand brings the last round. Then influence is counted.',
  'R15-table': 'The fireworks, the number of cards in every hand, and the score sheet.',
  'R15.1':
    'The end comes as soon as somebody has no population card in hand after playing a card, using The Editor or discarding; never by a swap. That player takes the fireworks at once, and nobody else gets them later. The round is finished, so that all have had as many turns. Then one last full round is played.',
  'R15.1-2': 'Cards that are drawn later change nothing. A player without cards goes on taking turns.',
  'R15.2':
    'Influence: played cards 3, 8 or 5 by their deck; visited expedition fields; 1 for every 3 gold; 7 for the fireworks; and the objectives (R14).',
  'R15.3':
    'Expeditions: each Artisan, Engineer and Investor that you own, wherever it stands, may visit one field that asks for its level. Each visited field counts: 1 for an Artisan, 2 for an Engineer, 3 for an Investor. Here the visits are laid out for the most points, Zoo and Museum included.',
  'R15.4':
    'Most influence wins. If that is tied: most industries, shipyards and ships together, uncovered printed ones included; then fewest cards in hand; then the place is shared.',
  'R15.5':
    'Not in the rulebooks: a match ends after 150 rounds at the latest and is scored as it stands. A table can switch that off. A last round that has begun is still played.',
} as const;
