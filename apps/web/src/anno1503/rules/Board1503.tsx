import { anno1503, type Move } from '@archipel/anno1503';
import { useMemo, useRef } from 'react';
import type { ExampleBoardProps } from '../../table/rulesParts.ts';
import { useSize } from '../../ui/useSize.ts';
import { type Commands, OpenTable, TableContext } from '../context/context.tsx';
import { useMatchFacts } from '../context/useMatchFacts.ts';
import { useWords1503 } from '../context/useWords1503.ts';
import { Hand } from '../hand/Hand.tsx';
import { Home } from '../home/Home.tsx';
import { PhoneHome } from '../home/PhoneHome.tsx';
import { firstState, type Sheet } from '../model/tableState.ts';
import { Sea } from '../sea/Sea.tsx';
import '../table.css';

/** A place narrower than this is drawn as on a phone; a home island needs more than the sea. */
const NARROW = { sea: 560, home: 760 };

/** Nothing can be done on a picture. */
const nothing = () => undefined;
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

const isMove = (move: unknown): move is Move => anno1503.schemas.move.safeParse(move).success;

/** What is about to be played, as the table plans it. */
function sheetFor(moves: readonly Move[]): Sheet | null {
  const [first] = moves;
  switch (first?.kind) {
    case 'sell':
    case 'develop':
    case 'place-ship':
      return { show: 'wish', wanted: first };
    case 'place':
      return { show: 'wish', wanted: { kind: 'place', building: first.building ?? null } };
    case 'sail':
      return { show: 'voyage', voyage: { ship: first.ship, path: [first.to], look: null } };
    case 'look':
      return { show: 'voyage', voyage: { ship: first.ship, path: [], look: first.space } };
    default:
      return null;
  }
}

/** A position of Anno 1503 drawn by the parts of its table, with what is about to be played as a plan. */
export function Board1503({ now, company, shows, moves }: ExampleBoardProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const facts = useMatchFacts(now);
  const words = useWords1503(company);
  const layout = width < (shows.includes('sea') ? NARROW.sea : NARROW.home) ? 'phone' : 'desk';
  const open = useMemo(
    () => ({ state: { ...firstState(), sheet: sheetFor(moves.filter(isMove)) }, layout, canRedo: false }) as const,
    [moves, layout],
  );
  const seat = facts.seat ?? 0;
  return (
    <div ref={area} className="game-table table1503 example-table" data-layout={layout}>
      {width > 0 && (
        <TableContext facts={facts} deferred={facts} words={words} commands={COMMANDS}>
          <OpenTable value={open}>
            {shows.includes('sea') && <Sea />}
            {shows.includes('home') && (layout === 'phone' ? <PhoneHome seat={seat} /> : <Home seat={seat} />)}
            {shows.includes('hand') && <Hand />}
          </OpenTable>
        </TableContext>
      )}
    </div>
  );
}
