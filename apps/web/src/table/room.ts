import { createContext, useContext } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a table stands that has not the window to itself: one that is looked at and not played at, as in a review. */
interface Room {
  /** The window that the table would need to have as much room as it has here, in pixels. */
  readonly size: Size;
}

export const RoomContext = createContext<Room | undefined>(undefined);

/** The room that was given to the table, if it has not the whole window. */
export const useRoom = (): Room | undefined => useContext(RoomContext);

/** Whether the table is only looked at: nothing is asked, nothing can be played, and keys belong to whatever stands around it. */
export const useLookingOn = (): boolean => useContext(RoomContext) !== undefined;
