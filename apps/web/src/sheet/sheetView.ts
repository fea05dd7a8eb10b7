import type { ObjectiveChoice, SheetData, WorkedSheet } from '../table/sheetParts.ts';
import type { SheetChanges } from './Inputs.tsx';

/** The sheet on the screen, and what can be changed on it. */
export interface SheetView extends SheetChanges {
  readonly data: SheetData;
  readonly worked: WorkedSheet;
  /** What players are called: by their number, if they have no name. */
  readonly names: readonly string[];
  readonly choice: ObjectiveChoice | undefined;
  readonly onName: (seat: number, name: string) => void;
  readonly onColour: (seat: number) => void;
  readonly onObjectives: (objectives: readonly string[]) => void;
}
