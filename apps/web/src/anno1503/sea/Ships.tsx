import { pointsOf, type Ship } from '@archipel/anno1503';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import type { Chart, Projection } from '../model/chart.ts';
import type { SeaLights } from './useSeaLights.ts';

interface Props {
  readonly chart: Chart;
  readonly at: Projection;
  readonly lights: SeaLights;
}

interface Afloat {
  readonly seat: number;
  readonly number: number;
  readonly ship: Ship;
}

/** All ships at sea. One's own can be chosen, and say how many points they have left. */
export function Fleet({ chart, at, lights }: Props) {
  const { view } = useFacts();
  const groups = new Map<string, Afloat[]>();
  for (const [seat, { ships }] of view.seats.entries()) {
    for (const [index, ship] of ships.entries()) {
      if (ship === null) continue;
      groups.set(ship.at, [...(groups.get(ship.at) ?? []), { seat, number: index + 1, ship }]);
    }
  }
  return (
    <>
      {chart.squares.map((square) => {
        const group = groups.get(square.square) ?? [];
        const { x, y } = at.place(square);
        return group.map((afloat, place) => {
          const { left, top, size } = spread(at, group.length, place);
          return (
            <OneShip key={`${afloat.seat} ${afloat.number}`} afloat={afloat} left={x + left} top={y + top} size={size} lights={lights} />
          );
        });
      })}
    </>
  );
}

/** Where one of several ships stands on a square, and how large it is. */
function spread(at: Projection, count: number, place: number): { readonly left: number; readonly top: number; readonly size: number } {
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 4;
  const rows = Math.ceil(count / columns);
  const size = Math.min(Math.min(at.width, at.height) * 0.5, (at.width * 0.84) / columns, at.height / rows - 10);
  const [column, row] = [place % columns, Math.floor(place / columns)];
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const aside = Math.min(at.width / Math.max(columns, 1), at.width * 0.44);
  const down = at.height / rows;
  return {
    left: at.width / 2 + (column - (inRow - 1) / 2) * aside,
    top: at.height / 2 + (row - (rows - 1) / 2) * down,
    size,
  };
}

function OneShip({
  afloat: { seat: owner, number, ship },
  left,
  top,
  size,
  lights,
}: {
  readonly afloat: Afloat;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly lights: SeaLights;
}) {
  const { view, seat, reaches } = useFacts();
  const { t, names } = useWords();
  const { chooseShip } = useCommands();
  const face = (
    <>
      <Icon name="exploration-ship" size={Math.round(size)} />
      <Flag seat={owner} width={Math.max(12, Math.round(size * 0.44))} />
    </>
  );
  const style = { left, top };
  if (owner !== seat)
    return (
      <span className="ship" style={style} aria-hidden="true">
        {face}
      </span>
    );
  const player = view.seats[owner];
  const left2 = player ? pointsOf(view, player) - ship.spent : 0;
  const ready = reaches.some((reach) => reach.ship === number);
  const chosen = lights.ship === number;
  return (
    <button
      type="button"
      className="ship own-ship"
      data-chosen={chosen}
      data-leaving={chosen && (lights.voyage?.path.length ?? 0) > 0}
      data-at={`ship-${number}`}
      style={style}
      disabled={!ready}
      aria-pressed={chosen}
      aria-label={t('table1503.ownShip', { ship: number, place: names.square(ship.at), points: left2 })}
      onClick={() => chooseShip(chosen ? null : number)}
    >
      {face}
      {ready && <b className="ship-points">{left2}</b>}
    </button>
  );
}
