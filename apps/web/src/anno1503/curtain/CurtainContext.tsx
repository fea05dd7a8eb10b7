import type { ReactNode } from 'react';
import type { CurtainPartProps } from '../../table/curtainParts.ts';
import { type Commands, TableContext } from '../context/context.tsx';
import { useMatchFacts } from '../context/useMatchFacts.ts';
import { useWords1503 } from '../context/useWords1503.ts';

const nothing = () => {};

/** Nobody has the screen: nothing can be done. */
const COMMANDS: Commands = {
  play: nothing,
  undo: nothing,
  redo: nothing,
  want: nothing,
  sailTo: nothing,
  openSheet: nothing,
  chooseShip: nothing,
  planVoyage: nothing,
  endTurn: nothing,
  show: nothing,
  update: nothing,
};

/** Facts and words of the table, for its parts on the curtain. */
export function CurtainContext({ now, company, children }: CurtainPartProps & { readonly children: ReactNode }) {
  const facts = useMatchFacts(now);
  return (
    <TableContext facts={facts} deferred={facts} words={useWords1503(company)} commands={COMMANDS}>
      {children}
    </TableContext>
  );
}
