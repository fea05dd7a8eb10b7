import type { Json } from '@archipel/kernel';
import type { Chair } from '@archipel/protocol';

/** What the form for the options of a game is given. */
export interface OptionsProps {
  /** As the server has them, by the game's own schema. */
  readonly options: Json;
  readonly chairs: readonly Chair[];
  readonly disabled: boolean;
  readonly onChange: (options: { readonly [key: string]: Json }) => void;
  /** Hears how much is still to be picked of something that cannot be agreed on by halves; 0 when it is whole or given up. */
  readonly onUnpicked: (left: number) => void;
}
