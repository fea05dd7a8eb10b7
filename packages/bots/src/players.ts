import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { type Player, random, varied } from '@archipel/host';
import { STYLES, type Style } from '@archipel/protocol';
import { easy as easy1503, easyWith as easyWith1503 } from './anno1503/easy.ts';
import { expert as expert1503 } from './anno1503/expert.ts';
import { hard as hard1503 } from './anno1503/hard.ts';
import { medium as medium1503, planner } from './anno1503/medium.ts';
import { inStyle as inStyle1503, MARGIN as MARGIN1503, STYLE_FONDNESS } from './anno1503/styles.ts';
import { WEIGHTS as WEIGHTS1503 } from './anno1503/weights.ts';
import { easy as easy1800, easyWith as easyWith1800 } from './anno1800/easy.ts';
import { expert as expert1800 } from './anno1800/expert.ts';
import { hard as hard1800 } from './anno1800/hard.ts';
import { medium as medium1800, plannerWith } from './anno1800/medium.ts';
import { SPRINTER } from './anno1800/policies.ts';
import { inStyle as inStyle1800, MARGIN as MARGIN1800, STYLE_WEIGHTS } from './anno1800/styles.ts';
import { WEIGHTS as WEIGHTS1800 } from './anno1800/weights.ts';
import { withTaste } from './player/taste.ts';

/** The player of one game: its views and moves are those of these rules, and it sits at no other table. */
function only<View, Move>(
  rules: { readonly id: string; moves(view: View): readonly Move[] },
  name: string,
  player: Player<View, Move>,
): Named {
  return { name, player, games: [rules.id] };
}

/** The players that can be named on the command line and at a table; those that know only some games say which. */
interface Named {
  readonly name: string;
  readonly player: Player;
  readonly games?: readonly string[];
}

const players: readonly Named[] = [
  { name: 'random', player: random },
  { name: 'varied', player: varied },
  only(anno1503, 'easy', easy1503),
  only(anno1503, 'medium', medium1503),
  only(anno1503, 'hard', hard1503),
  only(anno1503, 'expert', expert1503),
  only(anno1800, 'easy', easy1800),
  only(anno1800, 'medium', medium1800),
  only(anno1800, 'hard', hard1800),
  only(anno1800, 'expert', expert1800),
  // A sparring partner and no level: it is in a hurry to end the game.
  only(anno1800, 'racer', plannerWith(SPRINTER)),
];

/** The levels of both games in one style: who plans has weights of that style, who searches follows such a planner where that costs little. */
function inStyle(style: Style): readonly Named[] {
  const planner1503 = planner(inStyle1503(WEIGHTS1503, style));
  const planner1800 = plannerWith(inStyle1800(WEIGHTS1800, STYLE_WEIGHTS[style]));
  const [taste1503, taste1800] = [
    { planner: planner1503, margin: MARGIN1503 },
    { planner: planner1800, margin: MARGIN1800 },
  ];
  return [
    only(anno1503, `easy:${style}`, easyWith1503(STYLE_FONDNESS[style])),
    only(anno1503, `medium:${style}`, planner1503),
    only(anno1503, `hard:${style}`, withTaste(hard1503, taste1503)),
    only(anno1503, `expert:${style}`, withTaste(expert1503, taste1503)),
    only(anno1800, `easy:${style}`, easyWith1800(STYLE_WEIGHTS[style])),
    only(anno1800, `medium:${style}`, planner1800),
    only(anno1800, `hard:${style}`, withTaste(hard1800, taste1800)),
    only(anno1800, `expert:${style}`, withTaste(expert1800, taste1800)),
  ];
}

/** Every level in each style: `hard:trader`. */
const styled: readonly Named[] = STYLES.flatMap(inStyle);

const plays = (game: string) => (each: Named) => each.games === undefined || each.games.includes(game);

export function playerNames(game: string): readonly string[] {
  return players.filter(plays(game)).map((each) => each.name);
}

export function playerByName(name: string, game: string): Player | undefined {
  return [...players, ...styled].filter(plays(game)).find((each) => each.name === name)?.player;
}
