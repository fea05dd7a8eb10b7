import type { Json } from '@archipel/kernel';
import { type FormEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { withChosenBox } from '../corrections/corrections.ts';
import { GameCards } from '../games/GameCards.tsx';
import { expectGame, gameById, games, optionsOf } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import { SeatRow } from './SeatRow.tsx';
import { chairsOf, lackingOf, levelsOf, moveEarlier, namesOf, type Sitter, stylesOf } from './seats.ts';
import './atScreen.css';

const PARTS = ['shell', 'hotseat'] as const;

/** Where several people sit down at one device. */
export function AtScreen() {
  return (
    <Texts parts={PARTS}>
      <SitDown />
    </Texts>
  );
}

function firstSitters(name: string, level: Sitter['level']): readonly Sitter[] {
  return [
    { id: 0, kind: 'person', name, level, style: 'any' },
    { id: 1, kind: 'person', name: '', level, style: 'any' },
    { id: 2, kind: 'bot', name: '', level, style: 'any' },
  ];
}

function SitDown() {
  const { t } = useText();
  const [, go] = useLocation();
  const wanted = usePreferences();
  const game = gameById(wanted.game) ?? games[0];
  const { min, max } = game.seats;
  const level = game.levels.find((each) => each === wanted.level) ?? game.levels[0];
  const [sitters, setSitters] = useState(() => firstSitters(wanted.name, level));
  const [options, setOptions] = useState<Json>(() => withChosenBox(game.id, game.quickOptions));
  const [unpicked, setUnpicked] = useState(0);
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const seated = sitters.slice(0, max);
  const lacking = lackingOf(seated);
  const bots = seated.filter(({ kind }) => kind === 'bot').length;
  const Options = optionsOf(game.id);

  /** Options may name chairs: with others at the table they begin anew. */
  const beginAnew = (next: Json) => {
    setOptions(next);
    setUnpicked(0);
  };
  const sit = (next: readonly Sitter[]) => {
    if (next.length !== seated.length) beginAnew(withChosenBox(game.id, game.quickOptions));
    setSitters(next);
  };
  const choose = (id: string) => {
    prefer({ game: id });
    beginAnew(withChosenBox(id, gameById(id)?.quickOptions ?? {}));
    expectGame(id);
  };
  const add = () => sit([...seated, { id: 1 + Math.max(...seated.map(({ id }) => id)), kind: 'person', name: '', level, style: 'any' }]);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (lacking !== undefined || unpicked > 0) return;
    setState('starting');
    try {
      const { createLocal } = await import('../session/local.ts');
      const [levels, names, styles] = [levelsOf(seated), namesOf(seated), game.styles ? stylesOf(seated) : undefined];
      go(`/play/${await createLocal({ game: game.id, levels, styles, options, names })}`);
    } catch {
      setState('failed');
    }
  };

  return (
    <form className="at-screen" onSubmit={(event) => void begin(event)}>
      <div className="at-screen-who">
        <h1>{t('hotseat.title')}</h1>
        <p className="lead">{t('hotseat.lead')}</p>
        <GameCards value={game.id} onChange={choose} />
        <section aria-labelledby="at-screen-seats">
          <h2 id="at-screen-seats">{t('hotseat.seats')}</h2>
          <p className="note">{t('hotseat.seatsSay')}</p>
          <ol>
            {seated.map((sitter, seat) => (
              <SeatRow
                key={sitter.id}
                seat={seat}
                sitter={sitter}
                levels={game.levels}
                styled={game.styles === true}
                onChange={(changes) => sit(seated.with(seat, { ...sitter, ...changes }))}
                onEarlier={seat === 0 ? undefined : () => sit(moveEarlier(seated, seat))}
                onRemove={seated.length <= min ? undefined : () => sit(seated.filter((each) => each !== sitter))}
              />
            ))}
          </ol>
          {seated.length < max ? (
            <button className="button" type="button" onClick={add}>
              <Icon name="plus" size={18} />
              {t('hotseat.addChair')}
            </button>
          ) : null}
        </section>
      </div>
      {Options ? (
        <section className="at-screen-game" aria-labelledby="at-screen-game">
          <h2 id="at-screen-game">{t('hotseat.options')}</h2>
          <Suspense>
            <div className="terms">
              <Options
                key={`${game.id} ${seated.length.toString()}`}
                options={options}
                chairs={chairsOf(seated, (seat) => t('hotseat.namePlaceholder', { number: seat + 1 }))}
                disabled={state === 'starting'}
                onChange={setOptions}
                onUnpicked={setUnpicked}
              />
            </div>
          </Suspense>
        </section>
      ) : null}
      <div className="at-screen-bar">
        <p role="status">
          {state === 'failed'
            ? t('hotseat.beginFailed')
            : lacking === 'people'
              ? t('hotseat.needPeople')
              : lacking === 'names'
                ? t('hotseat.needNames')
                : unpicked > 0
                  ? t('lobby.picksMissing', { left: unpicked })
                  : t('hotseat.ready', { people: seated.length - bots, bots })}
        </p>
        <button className="button now great" type="submit" disabled={lacking !== undefined || unpicked > 0 || state === 'starting'}>
          <Icon name="play" size={22} />
          {state === 'starting' ? t('hotseat.beginning') : t('hotseat.begin')}
        </button>
      </div>
    </form>
  );
}
