import { create } from 'zustand';

/** Whether a game is open in which it is the reader's turn: nothing may get in the way then. */
export const useOwnTurn = create<{ readonly mine: boolean }>(() => ({ mine: false }));
