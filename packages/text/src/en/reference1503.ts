/**
 * The rules of Anno 1503, each under its number. A section has a title, a lead and a word on which parts of the table it is about;
 * what a number says in several paragraphs goes on under `-2`, `-3` …
 */
export const reference1503 = {
  'Q1-title': 'Set-up',
  'Q1-lead': 'What lies on the table when the game begins, and who may see what.',
  'Q1-table': 'The sea with its island spaces, the stacks, the buildings and your home island.',
  'Q1.1':
    'Island tiles: with 2 players those with a 2 on the back, with 3 those with 2 and 3, with 4 all. Each back is shuffled apart and laid face down on the island spaces of its number. What is left over goes into the reserve. Island spaces of a number that is not in play stay empty.',
  'Q1.2': 'Buildings: some are there only from three or four players on.',
  'Q1.3':
    'Each player has a home island, drawn at random or chosen, with a pioneer and a settler on the two safe spaces; one ship on the start space and one in store; 7 gold, 1 stone and 1 wood. Each stack of commodities has 15 cards.',
  'Q1.4': 'Everybody throws a die; the highest begins. Those who are tied for it throw again.',
  'Q1.5':
    'Everybody sees the home islands, inhabitants, buildings, outposts, trade agreements, gold, ships and stacks, how many cards each hand and how many tiles the reserve has, and which island spaces hold a tile.',
  'Q1.5-2':
    'Secret are the cards in a hand, which only their owner sees, and the faces of the tiles on island spaces and in the reserve (Q6.3).',

  'Q2-title': 'The turn',
  'Q2-lead': 'Roll for everybody, then trade and settle, then sail.',
  'Q2-table': 'The steps of the turn, and the button that ends it.',
  Q2: 'First roll for everybody (Q3). Then place and develop (Q4), sell and buy (Q5), in any order and mix. Last sail (Q6).',
  'Q2-2':
    'Sailing begins with the first action point, for a move or a look. From then on nothing of the second phase can be done. Nobody has to sail; points that are not used are lost.',
  'Q2.1':
    'At the end of your turn at most 5 commodity cards stay in your hand. You choose what goes back. The hands of others are not checked until their own turns end. Then it is the turn of the next player clockwise.',

  'Q3-title': 'Production',
  'Q3-lead': 'One roll gives everybody a card.',
  'Q3-table': 'The die, the numbers on the home island and its piers, and your standing orders.',
  'Q3.1':
    'On 1 to 5 every player takes one card: the commodity that the home island shows at that number, or any commodity where it shows “?”. Who has an outpost on the pier of that number may take its commodity instead: one or the other.',
  'Q3.2':
    'Who has a choice makes it before the turn goes on. Several players may choose at once, in any order. Standing orders, a ranking of commodities, can answer for you in the turns of others.',
  'Q3.3':
    'Choose from a stack that is not empty. If a stack has fewer cards than are due, they go out in turn order from the player whose turn it is. Who gets none takes the other possibility, if there is one. All choices are carried out together in that order when the last one is in.',
  'Q3.4': 'On 6 nobody produces. A second die brings an event (Q9).',

  'Q4-title': 'Place and develop',
  'Q4-lead': 'Commodities pay for ships, pioneers and steps up.',
  'Q4-table': 'The seven spaces of your home island, and your ships in store.',
  Q4: 'A ship costs cloth, wood and tools. It starts on the start space and may sail in the same turn. A player has two ships at most.',
  'Q4-2': 'A pioneer costs wood and tools, and comes to the next free space beside the last inhabitant.',
  'Q4-3':
    'Steps up: from pioneer to settler for cloth and 2 stone; from settler to citizen for 2 spice and stone; from citizen to merchant for 2 tobacco and spice.',
  'Q4.1':
    'A player has 4 tiles for pioneers and settlers and 3 for citizens and merchants. With four pioneers and settlers in all no pioneer can be placed; with three citizens and merchants no settler can become a citizen. There are seven spaces.',
  'Q4.2':
    'An inhabitant on one of the spaces 4 to 7 brings a building of your choice (Q8), free, onto the site below. It is part of the placing. If there is no building of a kind that you lack, no pioneer can be placed there. The building stays when the inhabitant develops.',
  'Q4.3': 'Any number of ships, pioneers and steps in a turn, also several steps with one inhabitant, as long as each is paid.',

  'Q5-title': 'Sell and buy',
  'Q5-lead': 'Your inhabitants buy from you; you buy from the stacks.',
  'Q5-table': 'Your inhabitants, your hand and the stacks.',
  'Q5.1':
    'Each of your inhabitants buys one card in your turn, of a kind that it wants: a pioneer tools, stone or wood for 1 gold, a settler cloth for 2, a citizen spice for 3, a merchant tobacco for 4. Buildings raise these prices (Q8). One that has bought does not buy again after a step up in the same turn. A new one buys at once.',
  'Q5.2':
    'You may buy two cards a turn at most, of any commodity, each for 6 gold, less 1 for each of your trade agreements. The stack must hold the card. What was sold in this turn can be bought.',
  'Q5.3': 'Players do not trade with each other.',

  'Q6-title': 'Sail and discover',
  'Q6-lead': 'Ships spend action points to move, and to look at what lies face down.',
  'Q6-table': 'The sea. Where a ship can go or look is lit.',
  'Q6.1':
    'Each ship has as many action points as there are players: 2, 3 or 4. The Shipyard doubles them. Each ship has its own points, and those of two ships may be spent in any mixture.',
  'Q6.2':
    'One point moves a ship to a neighbouring sea space, not diagonally. Any number of ships may share one. No ship enters an island space, not even an empty one. The start space is sea.',
  'Q6.3':
    'One point looks at a face-down tile on an island space beside the ship, not diagonally. Only you see it. At once you use it (Q7), which costs no further point, or put it back face down and go on. A tile that you have seen before must be looked at again to be used.',
  'Q6.3-2':
    'Here a private note reminds you of what you have seen where. It is struck as soon as anybody uses that tile, or another is laid there.',

  'Q7-title': 'Use a tile',
  'Q7-lead': 'What a ship has found comes home with it.',
  'Q7-table': 'The tile in your hand, and the piers of your home island.',
  Q7: 'The ship that uses a tile ends its voyage and returns to your store.',
  'Q7.1': 'Outpost: it goes to a free stone pier of your choice. With four outposts it cannot be used.',
  'Q7.2': 'Trade agreement: it goes to a free wooden pier. With three it cannot be used.',
  'Q7.3':
    'Treasure, as its tile shows: either 12 gold, or one inhabitant of your choice rises one step, free. The tile of the next kind must be in your store. The treasure then leaves the game.',
  'Q7.4': 'The island space stays empty, and closed to ships.',
  'Q7.5': 'A tile that cannot be used is put back, and the ship sails on.',

  'Q8-title': 'Buildings',
  'Q8-lead': 'Each player has one of a kind at most.',
  'Q8-table': 'The building sites of your home island, and the supply of buildings.',
  Q8: 'A building works from the moment it stands, also for sales of the same turn, and no longer once it is gone.',
  'Q8-2':
    'Big Branch: once in your turn take a random card from the hand of another player who has one, for 2 gold paid to that player. Only you two see the card. It works at any moment at which no choice is open: before the roll, in the second phase, between and after voyages.',
  'Q8-3': 'Fire Brigade: fire costs you nothing. Smithy: pirates cost you nothing.',
  'Q8-4': 'Church: in golden times you take two commodities, alike or different.',
  'Q8-5': 'School: pioneers pay 2. Restaurant: settlers and citizens pay 4. Bathhouse: merchants pay 6.',
  'Q8-6': 'Shipyard: each of your ships has twice as many action points.',

  'Q9-title': 'Events',
  'Q9-lead': 'After a 6 a second die brings pirates, fire or golden times, for everybody.',
  'Q9-table': 'The event in the middle of the table, and the notice of what it costs you.',
  'Q9.1':
    'Pirates, on 1 and 2: every player pays 1 gold for each outpost and trade agreement. Who cannot pay all of it pays nothing and loses one of them by choice. The lost tile is shuffled into the reserve, and the top tile of the reserve goes face down on the free island space farthest from the start space.',
  'Q9.1-2':
    'Distance counts in moves by sea to the nearest neighbouring space. When all choices are in, losses are carried out in turn order from the player whose turn it is, each with its own shuffle and new tile.',
  'Q9.2':
    'Fire, on 3 and 4: every player pays 1 gold for each inhabitant outside the two safe spaces. Who cannot pay all of it pays nothing and loses the inhabitant on the highest occupied space, with the building below, which goes back to the supply. The inhabitant returns to the store.',
  'Q9.3': 'Golden times, on 5 and 6: every player may take one commodity of choice, or decline.',
  'Q9.4': 'Who can pay must pay. Choices are open at once, as in Q3.2.',

  'Q10-title': 'The end',
  'Q10-lead': 'Three of five objectives at once, in your own turn.',
  'Q10-table': 'The objectives of every player, beside the name.',
  Q10: 'The objectives: 30 gold or more; 4 outposts; 3 trade agreements; 4 buildings; 3 merchants. They are held only while they are true.',
  'Q10-2':
    'Who holds three in the own turn, from its start before the roll to its end, wins at once. It is checked before the roll and after every step. A third objective that comes in the turn of another counts when the own turn starts, if it is still held.',
  'Q10-3': 'Not in the rulebook: after two hundred rounds the game ends. Most objectives win, then most gold; then the place is shared.',
} as const;
