import { memo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { Change } from '../../table/follow/Change.tsx';
import { SeatMark } from '../../table/SeatMark.tsx';
import { hasStandIn } from '../../table/seatMark.ts';
import { useOtherSeats } from '../../table/useOtherSeats.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { playerAt } from '../model/seen.ts';
import { Agreement, Gold, Person, Ware } from '../pieces/index.ts';

/** The others: inhabitants, outposts, agreements, buildings, gold, cards, and what is waited for. A press shows the island. */
export const Rivals = memo(function Rivals() {
  const { view, seat } = useFacts();
  const { t } = useWords();
  const others = useOtherSeats(view.seats.length, seat ?? view.turn);
  return (
    <section className="rivals" aria-label={t('table.opponents')}>
      {(seat === undefined ? [view.turn, ...others] : others).map((each) => (
        <Rival key={each} seat={each} />
      ))}
    </section>
  );
});

function Rival({ seat }: { readonly seat: number }) {
  const { view, box, now } = useFacts();
  const { t, names, playerName } = useWords();
  const { update } = useCommands();
  const player = playerAt(view, seat);
  const chair = now.chairs[seat];
  const piers = box.components.homeIslands[player.island].piers.length;
  const waited = now.active.includes(seat);
  return (
    <button
      type="button"
      className="rival"
      data-stand-in={hasStandIn(chair)}
      data-on={view.turn === seat && view.phase !== 'over'}
      data-at={`seat-${seat}`}
      aria-label={t('table1503.lookAtIsland', { name: playerName(seat), gold: player.gold, cards: player.cards })}
      onClick={() => update({ type: 'watch', seat })}
    >
      <span className="rival-name">
        <Flag seat={seat} width={21} />
        <b title={playerName(seat)}>{playerName(seat)}</b>
        {chair?.kind === 'bot' && <Icon name="bot" size={15} />}
        <SeatMark chair={chair} />
      </span>
      <span className="rival-gold">
        <Change value={player.gold} />
        <Gold size={16} />
        <strong>{player.gold}</strong>
      </span>
      <span className="rival-people">
        {player.inhabitants.map((level, at) => (
          <Person key={at} level={level} size={16} />
        ))}
      </span>
      <span className="rival-cards">
        <Change value={player.cards} />
        <Icon name="cards" size={15} />
        <b>{player.cards}</b>
      </span>
      <span className="rival-piers">
        {player.outposts.map(({ pier, commodity }) => (
          <Ware key={pier} ware={commodity} size={20} />
        ))}
        {Array.from({ length: piers - player.outposts.length }, (_, at) => (
          <i key={at} className="rival-pier" />
        ))}
        <span className="rival-agreements">
          {player.agreements.map((_, at) => (
            <Agreement key={at} size={18} />
          ))}
          {Array.from({ length: 3 - player.agreements.length }, (_, at) => (
            <i key={at} className="rival-pier" data-wooden="true" />
          ))}
        </span>
      </span>
      {player.buildings.length > 0 && (
        <span className="rival-buildings">
          {player.buildings.map((building) => (
            <span key={building} data-explain={`building ${building}`}>
              <Icon name={building} size={16} /> <i>{names.building(building)}</i>
            </span>
          ))}
        </span>
      )}
      {view.asking !== null && (
        <span className="rival-asked">
          <Icon name={waited ? 'waiting' : 'check'} size={13} /> {t(waited ? 'table1503.chooses' : 'table1503.hasChosen')}
        </span>
      )}
    </button>
  );
}
