import type { Key, Text } from '../messages/text.ts';

/** How well a value is attested: the words of the data, and the message that says the same in every language. */
const SURE: Readonly<Record<string, Key>> = {
  low: 'boxSure.low',
  'medium-low': 'boxSure.mediumLow',
  medium: 'boxSure.medium',
  'medium-high': 'boxSure.mediumHigh',
  'set medium-high, name low': 'boxSure.setMediumHigh',
  'set medium, name low': 'boxSure.setMedium',
  'one transcription, counts exact, token totals exact: medium-high': 'boxSure.cards',
  'spread of levels: one transcription': 'boxSure.expeditions',
  'worker warehouse, worker sails and 2 expedition cards attested, the rest one transcription': 'boxSure.oldWorld',
  'one transcription': 'boxSure.newWorld',
  'cost high; worker medium (the other transcription says worker)': 'boxSure.roaster',
  'artisan deck medium; the other transcription says 2': 'boxSure.deckEmpty',
  'counts high; order of the industries in their rows and the column of the shipyard are a choice': 'boxSure.homeIsland',
  '5 by 12 squares and 26 island spaces attested; their places, the split 14/6/6 and the start square reconstructed': 'boxSure.board',
  '32 tiles, three kinds and two treasures attested, and that there are too few outposts and agreements for everyone; the mix (15 outposts, 11 agreements, 6 treasures; 16/8/8 by back) reconstructed':
    'boxSure.tiles',
  'wood, stone, tools, cloth and any once each on 1 to 5, no number alike on two islands, four stone piers and three wooden ones: attested; the tables reconstructed':
    'boxSure.homeIslands',
  '14 tiles, 8 kinds, backs 3 and 4 attested; copies and backs reconstructed': 'boxSure.buildings',
};

/** The same in the words of a text; what somebody's own box says is told as it is written. */
export function sureLine(text: Text, sure: string): string {
  const key = Object.hasOwn(SURE, sure) ? SURE[sure] : undefined;
  return key === undefined ? sure : text.t(key);
}
