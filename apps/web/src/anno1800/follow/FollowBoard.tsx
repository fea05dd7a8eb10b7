import { named, type Player, playerAt } from '@archipel/anno1800';
import { useMemo, useRef } from 'react';
import { Flag } from '../../pieces/index.ts';
import { withoutName } from '../../table/follow/withoutName.ts';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useFacts, useWords } from '../context/context.ts';
import { byIsland } from '../model/arrangement.ts';
import { makerOf, tileOn } from '../model/fields.ts';
import { touchedBy } from '../model/touched.ts';
import { Cube, Good } from '../pieces/index.ts';
import { Picture } from '../pieces/Picture.tsx';
import { FollowPath } from './FollowPath.tsx';
import { useFollowedTurn } from './useFollowedTurn.ts';
import '../styles/followBoard.css';

/** The islands of whoever is on, in small, beside one's own. What the step that is shown touches is marked, and a line leads to it. */
export function FollowBoard() {
  const { view, seat } = useFacts();
  const { t, playerName, eventSentence } = useWords();
  const turn = useFollowedTurn();
  const board = useRef<HTMLElement>(null);
  const player = playerAt(view.table, turn.seat);
  const shown = useMemo(() => turn.steps.filter(({ state }) => state === 'shown').map(({ event }) => event), [turn]);
  const { fields, from } = useMemo(() => touchedBy(shown, seat, (good) => makerOf(view, seat, good)), [shown, seat, view]);
  const [event] = shown;
  return (
    <section className="follow-board" ref={board} aria-label={t('table.islandsOf', { name: playerName(turn.seat) })}>
      <header>
        <Flag seat={turn.seat} width={21} />
        <h2>{t('table.islandsOf', { name: playerName(turn.seat) })}</h2>
      </header>
      <SmallIslands player={player} touched={fields} />
      <p>{event && <SentenceText sentence={withoutName(eventSentence(event))} />}</p>
      <FollowPath board={board} from={from} field={fields[0]} />
    </section>
  );
}

/** Every field in small: what stands there, and who works there. */
function SmallIslands({ player, touched }: { readonly player: Player; readonly touched: readonly string[] }) {
  const { box } = useFacts();
  const { columns } = box.components.homeIsland;
  const { home, oldWorld } = byIsland(player.fields);
  const cell = (field: Player['fields'][number]) => {
    const id = tileOn(field);
    const tile = id === null ? undefined : named(box.tiles, id);
    const workers = player.workers[player.fields.indexOf(field)] ?? [];
    return (
      <span
        key={field.id}
        className="small-field"
        data-field={field.id}
        data-ground={field.ground}
        data-empty={tile === undefined || undefined}
        data-touched={touched.includes(field.id) || undefined}
        data-explain={tile && `tile ${tile.id}`}
      >
        {tile && <Picture tile={tile} size={20} />}
        <span className="small-workers">
          {workers.map((level, at) => (
            <Cube key={`${at} ${level}`} level={level} size={9} />
          ))}
        </span>
      </span>
    );
  };
  return (
    <div className="small-islands" aria-hidden="true">
      <div className="small-island" style={{ '--columns': columns }}>
        {home.map(cell)}
      </div>
      <div className="small-far">
        {player.newWorld.length > 0 && (
          <span className="small-goods">
            {player.newWorld.flatMap((id) => named(box.newWorld, id).map((good) => <Good key={`${id} ${good}`} good={good} size={18} />))}
          </span>
        )}
        <span className="small-old">
          {oldWorld.map((island, at) => (
            <span key={at} className="small-island" style={{ '--columns': 2 }}>
              {island.map(cell)}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
