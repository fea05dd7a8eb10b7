import type { Sentence, Telling } from '@archipel/text';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { SentenceText } from '../table/SentenceText.tsx';
import { useRoving } from '../table/useRoving.ts';
import { fitting, groupsOf } from './moves.ts';

/** From so many moves on it helps to search them. */
const MANY = 8;

interface Props {
  readonly moves: readonly unknown[];
  readonly telling: Telling;
  readonly tell: (move: unknown) => Sentence;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  readonly onPlay: (move: unknown) => void;
}

/** Every legal move in words, by kind. */
export function Moves({ moves, telling, tell, search, busy, onPlay }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => groupsOf(moves, tell), [moves, tell]);
  const shown = moves.length < MANY ? groups : fitting(groups, typed, (kind) => telling.kind(kind));
  const count = shown.reduce((sum, group) => sum + group.moves.length, 0);
  const list = useRef<HTMLDivElement>(null);
  useRoving(list, '.plain-move');
  return (
    <section className="plain-moves" aria-labelledby="plain-moves">
      <h2 id="plain-moves">{t('plain.moves')}</h2>
      {moves.length === 0 ? <p className="note">{t('plain.movesLater')}</p> : null}
      {moves.length < MANY ? null : (
        <div className="plain-find">
          <label className="hidden-name" htmlFor="plain-find">
            {t('plain.find')}
          </label>
          <Icon name="search" size={18} />
          <input
            id="plain-find"
            ref={search}
            type="text"
            autoComplete="off"
            placeholder={t('plain.find')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped('');
              if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('.plain-move')?.focus();
            }}
          />
          <p className="note" role="status">
            {typed.trim() === '' ? null : t('plain.found', { count })}
          </p>
        </div>
      )}
      <div ref={list}>
        {shown.map(({ kind, moves: some }) => (
          <div className="plain-group" key={kind}>
            {shown.length > 1 && some.length > 1 ? <h3>{telling.kind(kind)}</h3> : null}
            <ul>
              {some.map(({ key, move, told }) => (
                <li key={key}>
                  <button className="button plain-move" type="button" disabled={busy} data-kind={kind} onClick={() => onPlay(move)}>
                    <span>
                      <SentenceText sentence={told} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
