import { type Box, named, type Player, playerAt } from '@archipel/anno1800';
import { useFacts } from '../context/context.ts';
import { byIsland } from '../model/arrangement.ts';
import { tileOn } from '../model/fields.ts';
import { nameOfLevel } from '../pieces/index.ts';

const CELL = 13;

/** The islands of a player at a glance: a square for each field, in the colour of those who work there. */
export function MiniChart({ seat }: { readonly seat: number }) {
  const { view, box } = useFacts();
  const player = playerAt(view.table, seat);
  const { columns } = box.components.homeIsland;
  const { home, oldWorld } = byIsland(player.fields);
  const rows = Math.ceil(home.length / columns);
  const width =
    8 +
    columns * CELL +
    6 +
    oldWorld.length * (2 * CELL + 7) +
    (player.newWorld.length > oldWorld.length ? (player.newWorld.length - oldWorld.length) * (2 * CELL + 7) : 0);
  const height = rows * CELL + 8;
  const islandX = (at: number) => 8 + columns * CELL + 6 + at * (2 * CELL + 7);
  return (
    <svg className="mini" viewBox={`0 0 ${Math.max(108, width)} ${height}`} aria-hidden="true">
      <rect className="mini-sea" width={Math.max(108, width)} height={height} rx="2" />
      <rect className="mini-land" x="2.5" y="2.5" width={columns * CELL + 3} height={(rows - 1) * CELL + 2.5} rx="5" />
      {home.map((field, at) => (
        <Mark key={field.id} box={box} field={field} x={4 + (at % columns) * CELL} y={4 + Math.floor(at / columns) * CELL} />
      ))}
      {oldWorld.map((fields, at) => (
        <g key={at}>
          <rect className="mini-land" x={islandX(at) - 2} y={(rows - 3) * CELL + 2.5} width={2 * CELL + 3} height={2 * CELL + 2.5} rx="4" />
          {fields.map((field, index) => (
            <Mark
              key={field.id}
              box={box}
              field={field}
              x={islandX(at) + (index % 2) * CELL}
              y={4 + (rows - 3 + Math.floor(index / 2)) * CELL}
            />
          ))}
        </g>
      ))}
      {player.newWorld.map((id, at) => (
        <rect key={id} className="mini-far" x={islandX(at) - 2} y="3" width={2 * CELL + 3} height="9" rx="3" />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly field: Player['fields'][number];
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

function Mark({ field, box, x, y }: MarkProps) {
  const id = tileOn(field);
  const tile = id === null ? null : named(box.tiles, id);
  if (tile?.kind === 'ship') {
    const sails = `M${x + 1.5} ${y + 7.5}h8l-2 2.6h-4zM${x + 5.5} ${y + 1}v5.5h-4zM${x + 6.4} ${y + 2}v4.5h3z`;
    return <path className="mini-ship" data-kind={tile.token} d={sails} />;
  }
  return (
    <rect
      className="mini-field"
      data-kind={tile?.kind ?? `empty-${field.ground}`}
      data-level={tile?.kind === 'industry' ? nameOfLevel(tile.worker) : undefined}
      data-printed={field.tile === null}
      x={x}
      y={y}
      width={CELL - 2}
      height={CELL - 2}
      rx="1.5"
    />
  );
}
