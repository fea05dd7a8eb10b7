export {
  type AskApart,
  carryOutApart,
  movesApart,
  openApart,
  plainState,
  playApart,
  replayApart,
  stateText,
} from './apart/apartMatch.ts';
export { type MatchAnswer, type MatchTask, type MatchTasks, runMatchTask } from './apart/tasks.ts';
export { botTurn } from './bots/botTurn.ts';
export { type Allowance, allowingByTurn, type Now, turnCounter } from './bots/budget.ts';
export { type Fault, guarded, type LevelPlayer, type Watch } from './bots/guard.ts';
export { type Budget, bestByScore, type Candidate, type Player, random, thinking, varied } from './bots/player.ts';
export { playout, type Turn } from './bots/playout.ts';
export { matchFileName, recording, type Underway } from './bots/recording.ts';
export { type Question, type ThinkDeps, type Thought, think } from './bots/think.ts';
export { Overrun, type Thinker, thinkerWithFallback } from './bots/thinker.ts';
export { type DryRun, dryRun } from './play/dryRun.ts';
export {
  type Command,
  carryOut,
  entryFor,
  type HostedEntry,
  type HostedMatch,
  openHosted,
  replayEntries,
  type StoredEntry,
  standingOf,
  stateAt,
  viewAt,
  withoutLast,
  withStep,
} from './play/hostedMatch.ts';
