import type { Square, View } from '@archipel/anno1503';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import type { Chart, ChartSquare, Projection } from '../model/chart.ts';
import { Back } from '../pieces/index.ts';
import { coastOf } from './Ground.tsx';
import type { SeaLights } from './useSeaLights.ts';
import { useSquareName } from './useSquareName.ts';

interface Props {
  readonly chart: Chart;
  readonly at: Projection;
  readonly lights: SeaLights;
}

/** Every square as something that can be pressed: a square of the sea to sail to, a tile to look at. */
export function Squares({ chart, at, lights }: Props) {
  const { view } = useFacts();
  const { sailTo } = useCommands();
  const nameOf = useSquareName();
  return (
    <>
      <svg className="sea-lit" aria-hidden="true">
        {chart.squares.map((square) => {
          const light = lights.tiles.get(square.square);
          return light && <path key={square.square} className="lit-land" data-light={light} d={coastOf(at, square)} />;
        })}
      </svg>
      {chart.squares.map((each) => {
        const { square, is } = each;
        const { x, y } = at.place(each);
        const points = lights.points.get(square);
        const planned = lights.voyage?.path.includes(square) ?? false;
        return (
          <button
            key={square}
            type="button"
            className="sea-square"
            data-is={is}
            data-at={`square-${square}`}
            data-tile={view.islands[square] !== undefined}
            data-light={lights.tiles.get(square)}
            style={{ left: x, top: y, width: at.width, height: at.height }}
            aria-label={nameOf(each, lights)}
            onClick={() => sailTo(square)}
          >
            {is === 'space' ? (
              <Tile square={each} />
            ) : (
              points !== undefined && !planned && <PointsTo square={square} points={points} far={lights.voyage !== null} />
            )}
            {is === 'start' && shipsAt(view, square) <= 2 && <StartName />}
          </button>
        );
      })}
    </>
  );
}

const shipsAt = ({ seats }: View, square: Square): number =>
  seats.reduce((sum, { ships }) => sum + ships.filter((ship) => ship?.at === square).length, 0);

function StartName() {
  const { t } = useWords();
  return <i className="sea-start-name">{t('table1503.start')}</i>;
}

function PointsTo({ square, points, far }: { readonly square: Square; readonly points: number; readonly far: boolean }) {
  const { view } = useFacts();
  return (
    <b className="sea-points" data-far={far} data-next={points === 1} data-aside={shipsAt(view, square) > 0}>
      {points}
    </b>
  );
}

/** A tile that lies face down: its back, what the viewer has noted of it, and who has looked at it. */
function Tile({ square: { square } }: { readonly square: ChartSquare }) {
  const { view, looked } = useFacts();
  const { names, hyphenated, t } = useWords();
  const back = view.islands[square];
  if (back === undefined) return null;
  const note = view.notes[square];
  if (note !== undefined)
    return (
      <>
        <span className="sea-pencil">
          <Icon name="note" size={11} />
        </span>
        <span className="sea-note">
          {note.kind === 'outpost' ? (
            <Icon name={note.commodity} size={24} />
          ) : note.kind === 'agreement' ? (
            <Icon name="agreement" size={24} />
          ) : (
            <span className="sea-treasure">
              <Icon name="treasure" size={22} />
              {note.treasure === 'upgrade' && <Icon name="upgrade" size={13} />}
            </span>
          )}
          <i>
            {note.kind === 'outpost'
              ? hyphenated(names.commodity(note.commodity))
              : note.kind === 'agreement'
                ? t('table1503.noteAgreement')
                : t(note.treasure === 'gold' ? 'table1503.noteGold' : 'table1503.noteStep')}
          </i>
        </span>
      </>
    );
  const lookers = looked.get(square) ?? [];
  return (
    <span className="sea-back">
      <Back back={back} />
      {lookers.length > 0 && (
        <span className="sea-lookers">
          <Icon name="spectator" size={12} />
          {lookers.map((seat) => (
            <Flag key={seat} seat={seat} width={12} />
          ))}
        </span>
      )}
    </span>
  );
}
