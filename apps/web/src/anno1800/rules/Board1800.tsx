import { anno1800, type Move } from '@archipel/anno1800';
import { useMemo, useRef } from 'react';
import type { ExampleBoardProps } from '../../table/rulesParts.ts';
import { useSize } from '../../ui/useSize.ts';
import { type Commands, TableContext } from '../context/context.ts';
import { PreviewContext } from '../context/preview.tsx';
import { useMatchFacts } from '../context/useMatchFacts.ts';
import { useWords1800 } from '../context/useWords1800.ts';
import { Hand } from '../hand/Hand.tsx';
import { Played } from '../hand/Played.tsx';
import { Islands } from '../islands/Islands.tsx';
import { foldsFor } from '../model/folds.ts';
import { previewOf } from '../model/planPreview.ts';
import '../table.css';

/** A place narrower than this is drawn as on a phone. */
const NARROW = 600;
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Nothing can be done on a picture. */
const nothing = () => undefined;
const COMMANDS: Commands = {
  act: nothing,
  want: nothing,
  choose: nothing,
  press: nothing,
  activate: nothing,
  endTurn: nothing,
  searchGood: nothing,
  startSwap: nothing,
  cancelSwap: nothing,
  pickCard: nothing,
  announce: nothing,
  undo: nothing,
  redo: nothing,
  pay: nothing,
  show: nothing,
  showScore: nothing,
};

const isMove = (move: unknown): move is Move => anno1800.schemas.move.safeParse(move).success;

/** A position of Anno 1800 drawn by the parts of its table, with what is about to be played as a plan. */
export function Board1800({ now, company, shows, moves }: ExampleBoardProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const known = useMatchFacts(now);
  const words = useWords1800(company, known.view.table.components);
  const seats = known.view.table.seats.length;
  const facts = useMemo(() => {
    const folds = foldsFor(width < NARROW ? PHONE : DESK, seats);
    return { ...known, swapping: null, layout: folds.layout, folds, canRedo: false };
  }, [known, width, seats]);
  const considered = useMemo(() => ({ preview: moves.length > 0 ? previewOf(moves.filter(isMove)) : null, sites: [] }), [moves]);
  return (
    <div ref={area} className="game-table table1800 example-table" data-layout={facts.layout} data-field-names={facts.folds.fieldNames}>
      {width > 0 && (
        <TableContext facts={facts} deferred={facts} words={words} commands={COMMANDS}>
          <PreviewContext now={considered} later={considered}>
            {shows.map((part) => (
              <Part key={part} part={part} seat={facts.seat ?? 0} />
            ))}
          </PreviewContext>
        </TableContext>
      )}
    </div>
  );
}

/** `islands`, `hand` and `played` are those of the viewer, `home` only the home island; `home 1` is that of another. */
function Part({ part, seat }: { readonly part: string; readonly seat: number }) {
  const [kind, other] = part.split(' ');
  if (kind === 'hand') return <Hand />;
  if (kind === 'played') return <Played seat={seat} />;
  return (
    <div className="example-chart" data-part={kind}>
      <Islands seat={other === undefined ? seat : Number(other)} mine={other === undefined} />
    </div>
  );
}
