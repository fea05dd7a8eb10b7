import type { ReactNode } from 'react';
import { botOn, changeTerms, joinTable, startTable } from '../api/tables.ts';
import { gameById, usualBot } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { somebody } from '../who/introduction.tsx';
import type { Act, Here } from './Lobby.tsx';
import { type Missing, missingAt } from './missing.ts';

interface Props {
  readonly at: Here;
  readonly act: Act;
  readonly busy: boolean;
  /** How many choices somebody has begun to make among the options and has not finished. */
  readonly unpicked: number;
  readonly fault: ReactNode;
}

/** Stays in sight below the lobby: what is agreed, what is still missing and what would help, and the way into the game. */
export function Bar({ at, act, busy, unpicked, fault }: Props) {
  const { t } = useText();
  const { table, seat, mine } = at;
  const missing = missingAt(table, gameById(table.terms.game), unpicked);
  const open = table.chairs.filter(({ kind }) => kind === 'open').length;
  const join = async () => {
    if (await somebody()) await act(joinTable(table.id));
  };
  const begin = () => {
    if (!busy && missing.length === 0) void act(startTable(table.id));
  };
  return (
    <div className="lobby-bar" aria-live="polite">
      {fault}
      {seat !== undefined && mine ? (
        <>
          <ul className="lobby-checks" id="lobby-missing">
            {missing.some(({ what }) => what !== 'chairs') ? null : <Done>{t('lobby.optionsFit')}</Done>}
            <Done>{t('lobby.shuffleSealed')}</Done>
            {missing.map((each, place) => (
              <li className="lobby-missing" key={each.what}>
                <span className="lobby-number" aria-hidden="true">
                  {place + 1}
                </span>
                <MissingWords at={at} act={act} missing={each} />
              </li>
            ))}
          </ul>
          {/* It can be reached while it is off, so that whoever does not see the list hears why. */}
          <button
            className="button now great lobby-begin"
            type="button"
            aria-disabled={busy || missing.length > 0}
            aria-describedby={missing.length > 0 ? 'lobby-missing' : undefined}
            onClick={begin}
          >
            <Icon name="play" size={22} />
            <span>
              {t('lobby.start')}
              {missing.length > 0 ? <small>{t('lobby.missing', { count: missing.length })}</small> : null}
            </span>
          </button>
        </>
      ) : seat === undefined ? (
        <button className="button now great lobby-begin" type="button" disabled={busy || open === 0} onClick={() => void join()}>
          <Icon name="enter" size={22} />
          {open === 0 ? t('lobby.full') : t('lobby.sitDown')}
        </button>
      ) : (
        <p className="note">{open > 0 ? t('lobby.waitForOthers') : t('lobby.waitForStart')}</p>
      )}
    </div>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  return (
    <li className="lobby-done">
      <Icon name="check" size={18} />
      {children}
    </li>
  );
}

/** One thing that is missing, and what would help. */
function MissingWords({ at, act, missing }: { readonly at: Here; readonly act: Act; readonly missing: Missing }) {
  const { t } = useText();
  const { id } = at.table;
  const remedy = (label: string, help: () => void) => (
    <button className="link-button" type="button" onClick={help}>
      {label}
    </button>
  );
  const mend = (options: Extract<Missing, { readonly mended: unknown }>['mended']) => void act(changeTerms(id, { options }));
  switch (missing.what) {
    case 'chairs': {
      const { seats, without } = missing;
      const [count, numbers] = [seats.length, seats.map((seat) => seat + 1).join(', ')];
      const bots = async () => {
        for (const seat of seats) await act(botOn(id, seat, usualBot(at.table.terms.game)));
      };
      return (
        <span>
          <b>{t('lobby.chairsOpen', { count, numbers })}</b>
          {remedy(t('lobby.botThere', { count }), () => void bots())}
          {without === undefined
            ? null
            : remedy(t('lobby.playAs', { count: without }), () => void act(changeTerms(id, { seats: without })))}
        </span>
      );
    }
    case 'picks':
      return (
        <span>
          <b>{t('lobby.picksMissing', { left: missing.left })}</b>
          {remedy(t('lobby.goPick'), () => document.querySelector<HTMLElement>('.picking input:not(:checked)')?.focus())}
        </span>
      );
    case 'first':
    case 'islands':
      return (
        <span>
          <b>{t(missing.what === 'first' ? 'lobby.firstGone' : 'lobby.islandMissing', { number: missing.seat + 1 })}</b>
          {remedy(t(missing.what === 'first' ? 'lobby.firstByRules' : 'lobby.islandFree'), () => mend(missing.mended))}
        </span>
      );
    default:
      return missing satisfies never;
  }
}
