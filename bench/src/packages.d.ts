// What is used of the peers' packages: they are installed only when they are measured, and the project must build without them.
declare module 'boardgame.io/dist/cjs/client.js' {
  /** All that a move or a hook is handed; `G` is the state, in a move as an Immer draft. */
  interface Context {
    readonly G: unknown;
    readonly ctx: Ctx;
    readonly playerID: string;
  }
  interface Ctx {
    readonly numPlayers: number;
    readonly currentPlayer: string;
    readonly gameover?: unknown;
  }
  type Move = (context: Context, ...args: readonly unknown[]) => unknown;
  interface Game {
    readonly setup: () => unknown;
    readonly moves: Readonly<Record<string, Move | { readonly move: Move; readonly undoable: boolean }>>;
    readonly turn: {
      readonly order: { first(context: Context): number; next(context: Context): number };
      endIf(context: Context): { readonly next: string } | undefined;
    };
    readonly endIf: (context: Context) => unknown;
    readonly ai: {
      enumerate(G: unknown, ctx: Ctx, playerID: string): readonly { readonly move: string; readonly args: readonly unknown[] }[];
    };
    readonly disableUndo?: boolean;
  }
  interface State {
    readonly G: unknown;
    readonly ctx: Ctx;
  }
  interface LocalClient {
    readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
    readonly store: { getState(): State };
    getState(): State;
  }
  export function Client(settings: { readonly game: Game; readonly numPlayers: number; readonly debug: false }): LocalClient;
}

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: string;
}

declare module 'immer/dist/index.js' {
  const immer: { original(draft: unknown): unknown; isDraft(value: unknown): boolean };
  export default immer;
}

declare module 'chessops/chess' {
  interface Squares extends Iterable<number> {
    has(square: number): boolean;
  }
  type Role = 'queen' | 'rook' | 'bishop' | 'knight';
  interface ChessMove {
    readonly from: number;
    readonly to: number;
    readonly promotion?: Role;
  }
  interface Position {
    readonly turn: 'white' | 'black';
    readonly board: { readonly white: Squares; readonly black: Squares; readonly pawn: Squares };
    readonly halfmoves: number;
    ctx(): unknown;
    dests(square: number, ctx: unknown): Squares;
    isInsufficientMaterial(): boolean;
    play(move: ChessMove): void;
  }
  export const Chess: { default(): Position };
}
