import { equal } from '@archipel/kernel';
import type { Budget, Candidate, Player } from './player.ts';

/** A player with the name of its level. */
export interface LevelPlayer {
  readonly level: string;
  readonly player: Player;
}

/** What went wrong with a player's choice, for the log: the game went on with the next lower level. */
export interface Fault {
  readonly game: string;
  readonly level: string;
  /** It threw an error, chose what is not legal, or took far longer than it may. */
  readonly reason: 'failed' | 'not-legal' | 'overran';
  readonly detail: string;
}

/** Begins to watch one choice; what it returns says, once the choice is made, whether it took too long. Only the host has a clock. */
export type Watch = () => () => boolean;

type Tried<Answer> = { readonly answer: Answer } | Pick<Fault, 'reason' | 'detail'>;

const patient: Watch = () => () => false;

/**
 * A player that cannot stall a game: where the first of `players` fails, the next of them chooses in its place for that move, and below the
 * last of them the dice do. Each fault is reported. Where there is only one move nobody is asked.
 */
export function guarded(game: string, players: readonly LevelPlayer[], onFault: (fault: Fault) => void, watch: Watch = patient): Player {
  function firstToAnswer<Answer>(moves: readonly unknown[], ask: (player: Player) => Tried<Answer>): Answer | undefined {
    if (moves.length < 2) return undefined;
    for (const { level, player } of players) {
      const late = watch();
      const tried = attempt(() => ask(player));
      const fault = 'reason' in tried ? tried : late() ? LATE : undefined;
      if (fault !== undefined) onFault({ game, level, ...fault });
      else if ('answer' in tried) return tried.answer;
    }
    return undefined;
  }

  return {
    choose(view, moves, budget) {
      const choice = firstToAnswer(moves, (player) => oneOf(moves, player.choose(view, moves, budget)));
      return (choice ?? anyOf(moves, budget)).move;
    },
    advise(view, moves, budget) {
      return firstToAnswer(moves, (player) => allOf(moves, player.advise(view, moves, budget))) ?? [anyOf(moves, budget)];
    },
  };
}

const LATE = { reason: 'overran', detail: 'it answered too late' } as const;

function attempt<Answer>(ask: () => Tried<Answer>): Tried<Answer> {
  try {
    return ask();
  } catch (error) {
    return { reason: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The very move of the list: a player may give back a copy. */
function oneOf(moves: readonly unknown[], chosen: unknown): Tried<{ readonly move: unknown }> {
  const at = moves.includes(chosen) ? moves.indexOf(chosen) : moves.findIndex((move) => equal(move, chosen));
  return at < 0 ? { reason: 'not-legal', detail: JSON.stringify(chosen) ?? 'nothing' } : { answer: { move: moves[at] } };
}

function allOf(moves: readonly unknown[], advice: readonly Candidate<unknown>[]): Tried<readonly Candidate<unknown>[]> {
  if (advice.length === 0) return { reason: 'failed', detail: 'it advises nothing' };
  const answer: Candidate<unknown>[] = [];
  for (const candidate of advice) {
    const tried = oneOf(moves, candidate.move);
    if ('reason' in tried) return tried;
    answer.push({ ...candidate, ...tried.answer });
  }
  return { answer };
}

/** What cannot fail, as long as there is a move. */
function anyOf(moves: readonly unknown[], { dice }: Budget): Candidate<unknown> {
  return { move: dice.pick(moves), value: 0, reasons: [] };
}
