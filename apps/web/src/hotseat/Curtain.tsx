import { partsOf } from '@archipel/text';
import { Suspense, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Coming } from '../frame/states.tsx';
import { curtainPartsOf, gameName } from '../games/games.ts';
import { Flag, Icon } from '../pieces/index.ts';
import { useTelling } from '../plain/useTelling.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { Curtain as Down } from '../session/curtain.ts';
import type { LocalSession } from '../session/localSession.ts';
import { usePlayers } from '../table/usePlayers.ts';
import { tableName } from '../ui/names.ts';
import { Around } from './Around.tsx';
import { CurtainSea } from './CurtainSea.tsx';
import { LiftButton } from './LiftButton.tsx';
import { SinceThen } from './SinceThen.tsx';
import { toldSince } from './since.ts';
import './curtain.css';

interface Props {
  readonly session: LocalSession;
  readonly curtain: Down;
  readonly id: string;
}

/**
 * Stands in place of the table between two people. The table is not under it but gone, and the session shows a spectator's view: nothing that is
 * secret is in the page.
 */
export function Curtain(props: Props) {
  const { t } = useText();
  const { game } = props.session.now();
  const parts = useMemo(() => [...partsOf(game), 'hotseat'] as const, [game]);
  return (
    <Suspense fallback={<Coming whole title={t('common.opening')} />}>
      <Texts parts={parts}>
        <Hanging {...props} />
      </Texts>
    </Suspense>
  );
}

function Hanging({ session, curtain, id }: Props) {
  const { t } = useText();
  const now = useSyncExternalStore(session.subscribe, session.now);
  const telling = useTelling(now.game);
  const company = usePlayers(now);
  const parts = use(curtainPartsOf(now.game));
  const told = useMemo(() => toldSince(now.entries, curtain.since, parts?.placesOf?.(now)), [now, curtain.since, parts]);
  const { next, last, back } = curtain;
  const nameOf = (seat: number) => company.players[seat] ?? '';
  const people = now.chairs.filter(({ kind }) => kind === 'person').length;
  const [bot, ...others] = now.active;
  const playing = bot === undefined || others.length > 0 ? t('hotseat.botsPlay') : t('hotseat.botPlays', { name: nameOf(bot) });
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears at once whom the screen goes to.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each person anew
  useEffect(() => heading.current?.focus(), [next]);
  return (
    <div className="curtain" data-next={next ?? 'bots'} data-position={now.position}>
      <InMasthead at="middle">
        <p className="curtain-head">
          <i>{gameName(now.game)}</i> <b>· {tableName(id)}</b>
          <span>{t('table.round', { round: now.round })}</span>
          <span className="curtain-people">
            <Icon name="screen" size={16} />
            {t('hotseat.people', { count: people })}
          </span>
        </p>
      </InMasthead>
      <CurtainSea />
      <section className="handover" aria-labelledby="handover">
        <div className="handover-inner">
          <div className="handover-head">
            {next === null ? null : (
              <p className="handover-before">
                {last === null
                  ? t('hotseat.begins')
                  : last === next
                    ? t('hotseat.goesOn', { name: nameOf(last) })
                    : t('hotseat.done', { name: nameOf(last) })}
              </p>
            )}
            <h1 id="handover" ref={heading} tabIndex={-1}>
              {next === null ? (
                playing
              ) : (
                <>
                  {t('hotseat.hand')}
                  <span className="handover-name">
                    <Flag seat={next} width={84} />
                    <b>{nameOf(next)}</b>
                  </span>
                </>
              )}
            </h1>
          </div>
          <div className="handover-foot">
            <p className="handover-says">{t(next === null ? 'hotseat.botsSay' : 'hotseat.handSays')}</p>
            {next === null ? (
              <button className="button lift" type="button" onClick={() => session.hurry()}>
                <Icon name="hurry" size={18} />
                {t('hotseat.hurry')}
              </button>
            ) : (
              <LiftButton key={`${next.toString()} ${now.position.toString()}`} name={nameOf(next)} onLift={session.lift} />
            )}
            <Around now={now} company={company} next={next} SeatSign={parts?.SeatSign} />
            {back && last !== null ? (
              <p className="handover-back">
                <Icon name="undo" size={17} />
                {t('hotseat.back', { name: nameOf(last) })}{' '}
                <button className="link-button" type="button" onClick={() => session.takeBack()}>
                  {t('hotseat.takeBack')}
                </button>
              </p>
            ) : null}
          </div>
        </div>
      </section>
      {parts && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <aside className="standing" tabIndex={0}>
          <parts.Standing now={now} company={company} />
        </aside>
      )}
      <SinceThen
        title={next === null ? t('hotseat.sinceBots') : t('hotseat.since', { name: nameOf(next) })}
        now={now}
        told={told}
        telling={telling}
        company={company}
        parts={parts}
      />
    </div>
  );
}
