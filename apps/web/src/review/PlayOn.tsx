import type { Level } from '@archipel/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameById } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { levelName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';
import { useReviewing } from './context.tsx';
import { turnHead } from './turnHead.ts';

/** From this moment on against bots: a new game on this device. */
export function PlayOn() {
  const { t } = useText();
  const { outline, state } = useReviewing();
  const [open, setOpen] = useState(false);
  const over = state.position >= outline.positions;
  return (
    <>
      <button type="button" className="button now" disabled={over} onClick={() => setOpen(true)}>
        <Icon name="bot" size={20} />
        {t('review.playOn')}
      </button>
      {open && (
        <Dialog from="middle" title={t('review.playOn')} onClose={() => setOpen(false)}>
          <Terms />
        </Dialog>
      )}
    </>
  );
}

function Terms() {
  const { t } = useText();
  const [, go] = useLocation();
  const { id, source, outline, state, players } = useReviewing();
  const levels = gameById(outline.game)?.levels ?? [];
  const wanted = usePreferences((preferences) => preferences.level);
  const { seat: on, title } = turnHead(t, outline, state.position, players);
  const [seat, setSeat] = useState(typeof state.eyes === 'number' ? state.eyes : on);
  const [level, setLevel] = useState<Level>(levels.find((each) => each === wanted) ?? levels[0] ?? 'random');
  const [failed, setFailed] = useState(false);
  const begin = async () => {
    const { playOnFrom } = await import('../session/playOnFrom.ts');
    const from = { match: id, turn: outline.turns.findLast((turn) => turn.from <= state.position)?.turn ?? 1 };
    const made = await playOnFrom({ text: source.text, position: state.position, seat, level, from }).catch(() => undefined);
    if (made === undefined) setFailed(true);
    else go(`/play/${made}`);
  };
  return (
    <div className="terms">
      <p>{title}</p>
      <Segments
        legend={t('review.playOnSeat')}
        options={players.map((name, each) => ({ value: each, label: name }))}
        value={seat}
        onChange={setSeat}
      />
      <Segments
        legend={t('home.level')}
        options={levels.map((each) => ({ value: each, label: levelName(t, each) }))}
        value={level}
        onChange={setLevel}
      />
      <p>{t('review.playOnAnew', { name: players[seat] ?? '' })}</p>
      <button className="button now" type="button" onClick={() => void begin()}>
        <Icon name="play" size={18} />
        {t('review.playOnBegin')}
      </button>
      {failed ? <p role="alert">{t('home.startFailed')}</p> : null}
    </div>
  );
}
