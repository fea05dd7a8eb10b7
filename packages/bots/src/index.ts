export { type Budget, type Candidate, type Player, random, thinking } from './player.ts';
export { playerByName, playerNames } from './players.ts';
export { playout, type Turn } from './playout.ts';
export { matchFileName, recording, type Underway } from './recording.ts';
