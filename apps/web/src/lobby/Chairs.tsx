import { type Chair, LEVELS } from '@archipel/protocol';
import { botOn, changeTerms, leaveChair, takeChair } from '../api/tables.ts';
import { gameById, usualBot } from '../games/games.ts';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { chairName, levelName } from '../ui/names.ts';
import { StyleSelect } from '../ui/StyleSelect.tsx';
import { somebody } from '../who/introduction.tsx';
import type { Act, Here } from './Lobby.tsx';

/** Who sits where: people, bots with their level, open chairs. */
export function Chairs({ at, act }: { readonly at: Here; readonly act: Act }) {
  const { t } = useText();
  const { table, mine } = at;
  const { id, chairs, terms } = table;
  const bounds = gameById(terms.game)?.seats ?? { min: chairs.length, max: chairs.length };
  const last = chairs.at(-1);
  return (
    <section aria-labelledby="lobby-chairs">
      <h2 id="lobby-chairs">
        <Icon name="people" size={20} />
        {t('lobby.chairs')}
      </h2>
      <ol className="chairs">
        {chairs.map((chair, seat) => (
          <li className={`chair chair-${chair.kind}`} key={`seat ${seat.toString()}`}>
            <Flag seat={seat} width={30} />
            <ChairRow at={at} act={act} chair={chair} seat={seat} />
          </li>
        ))}
      </ol>
      {mine ? (
        <p className="ways">
          <button
            className="button"
            type="button"
            disabled={chairs.length >= bounds.max}
            onClick={() => void act(changeTerms(id, { seats: chairs.length + 1 }))}
          >
            <Icon name="plus" size={18} />
            {t('lobby.addChair')}
          </button>
          <button
            className="button"
            type="button"
            disabled={chairs.length <= bounds.min || last?.kind === 'person'}
            onClick={() => void act(changeTerms(id, { seats: chairs.length - 1 }))}
          >
            <Icon name="close" size={18} />
            {t('lobby.removeChair')}
          </button>
        </p>
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly at: Here;
  readonly act: Act;
  readonly chair: Chair;
  readonly seat: number;
}

function ChairRow({ at, act, chair, seat }: RowProps) {
  const { t } = useText();
  const { table, mine } = at;
  const number = seat + 1;
  const own = at.seat === seat;
  const styled = gameById(table.terms.game)?.styles === true;
  const kept = chair.kind === 'bot' && chair.style !== undefined ? { style: chair.style } : {};
  const sit = async () => {
    if (await somebody()) await act(takeChair(table.id, seat, { kind: 'me' }));
  };
  return (
    <>
      <div className="chair-who">
        <b>{chairName(t, chair)}</b>
        {chair.kind === 'person' ? (
          <span className="note">
            <span className={chair.here ? 'presence presence-here' : 'presence'} aria-hidden="true" />
            {own ? t('lobby.thisIsYou') : chair.here ? t('lobby.here') : t('lobby.away')}
            {chair.id === table.owner ? ` · ${t('lobby.host')}` : null}
          </span>
        ) : null}
      </div>
      <div className="chair-ways">
        {chair.kind === 'bot' && mine ? (
          <label>
            <span className="hidden-name">{t('lobby.levelOf', { number })}</span>
            <select
              className="select"
              value={chair.level}
              onChange={({ target }) =>
                void act(botOn(table.id, seat, { level: LEVELS.find((level) => level === target.value) ?? 'medium', ...kept }))
              }
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {levelName(t, level)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {chair.kind === 'bot' && mine && styled ? (
          <StyleSelect
            label={t('style.of', { number })}
            value={chair.style ?? 'any'}
            onChange={(style) => void act(botOn(table.id, seat, { level: chair.level, style }))}
          />
        ) : null}
        {chair.kind === 'open' && !own ? (
          <button className="button" type="button" onClick={() => void sit()}>
            {t('lobby.sitHere')}
            <span className="hidden-name">{t('lobby.ofChair', { number })}</span>
          </button>
        ) : null}
        {chair.kind === 'open' && mine ? (
          <button className="button" type="button" onClick={() => void act(botOn(table.id, seat, usualBot(table.terms.game)))}>
            <Icon name="bot" size={18} />
            {t('lobby.addBot')}
            <span className="hidden-name">{t('lobby.ofChair', { number })}</span>
          </button>
        ) : null}
        {chair.kind !== 'open' && (mine || own) ? (
          <button
            className="quiet-button"
            type="button"
            title={own ? t('lobby.standUp') : t('lobby.sendAway', { name: chairName(t, chair) })}
            onClick={() => void act(leaveChair(table.id, seat))}
          >
            <Icon name={own ? 'leave' : 'close'} size={18} />
            <span className="hidden-name">{own ? t('lobby.standUp') : t('lobby.sendAway', { name: chairName(t, chair) })}</span>
          </button>
        ) : null}
      </div>
    </>
  );
}
