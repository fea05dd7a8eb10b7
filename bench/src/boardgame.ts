import { playSegments, type RecordedMatch, type Runner, type Step, segmentsOf } from '@archipel/cli/bench';
import type { AnyRules } from '@archipel/kernel';
import { Client, type Game, type Move } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import immer from 'immer/dist/index.js';

/**
 * Our rules as a game of boardgame.io, written as its documentation shows: one move, which answers with the next state or INVALID_MOVE.
 * The turn passes to whoever our rules say is active, the game ends when they have an outcome, and its bots get our list of moves.
 */
function gameOf(rules: AnyRules, start: unknown): Game {
  const activeSeat = (G: unknown) => rules.active(G)[0] ?? 0;
  const act: Move = ({ G, playerID }, move) => {
    const applied = rules.apply(G, Number(playerID), move);
    return applied.ok ? applied.state : INVALID_MOVE;
  };
  return {
    setup: () => start,
    moves: { act },
    turn: {
      order: { first: ({ G }) => activeSeat(G), next: ({ G }) => activeSeat(G) },
      endIf({ G, ctx }) {
        const next = String(activeSeat(G));
        return next === ctx.currentPlayer ? undefined : { next };
      },
    },
    endIf: ({ G }) => rules.outcome(G) ?? undefined,
    ai: {
      enumerate: (G, _, playerID) => rules.moves(rules.view(G, Number(playerID))).map((move) => ({ move: 'act', args: [move] })),
    },
  };
}

/** The fastest form that its interfaces allow: our rules see the state itself and not Immer's draft of it, and nothing is kept for undo. */
function unwrappedGameOf(rules: AnyRules, start: unknown): Game {
  const act: Move = ({ G, playerID }, move) => {
    const applied = rules.apply(immer.isDraft(G) ? immer.original(G) : G, Number(playerID), move);
    return applied.ok ? applied.state : INVALID_MOVE;
  };
  return { ...gameOf(rules, start), moves: { act: { move: act, undoable: false } }, disableUndo: true };
}

/** A game in the local client, without a page: that is how its documentation tests games. */
function stepper(game: Game, numPlayers: number, unwrapped: boolean): Step {
  const client = Client({ game, numPlayers, debug: false });
  const { act } = client.moves;
  return (dice) => {
    const { G, ctx } = unwrapped ? client.store.getState() : client.getState();
    if (ctx.gameover !== undefined) return 0;
    const listed = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    act?.(...dice.pick(listed).args);
    if (client.store.getState().G === G) throw new Error('boardgame.io refused a legal move');
    return listed.length;
  };
}

export function plainRunner(rules: AnyRules, matches: readonly RecordedMatch[]): Runner | undefined {
  return playSegments(segmentsOf(rules, matches), ({ state, seats }) => stepper(gameOf(rules, state), seats, false));
}

export function unwrappedRunner(rules: AnyRules, matches: readonly RecordedMatch[]): Runner | undefined {
  return playSegments(segmentsOf(rules, matches), ({ state, seats }) => stepper(unwrappedGameOf(rules, state), seats, true));
}
