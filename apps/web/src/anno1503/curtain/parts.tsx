import { anno1503 } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { isNowOf, type Now } from '../../session/session.ts';
import type { CurtainPartProps, CurtainParts } from '../../table/curtainParts.ts';
import { heldBy, neededToWin } from '../model/progress.ts';
import { Die } from '../pieces/index.ts';
import { Goals } from '../side/Goals.tsx';
import { CurtainContext } from './CurtainContext.tsx';
import { CurtainSea1503 } from './CurtainSea1503.tsx';
import '../table.css';
import './curtain.css';

function Standing(props: CurtainPartProps) {
  return (
    <CurtainContext {...props}>
      <Goals changes={false} />
    </CurtainContext>
  );
}

/** Gold, and a dot for each objective that wins. */
function SeatSign({ now, seat }: { readonly now: Now; readonly seat: number }) {
  const { t } = useText();
  if (!isNowOf(now, anno1503)) return null;
  const { view } = now;
  const { gold = 0 } = view.seats[seat] ?? {};
  const [held, need] = [heldBy(view, seat).length, neededToWin(view)];
  return (
    <span className="curtain-sign">
      <b>
        <span className="hidden-name">{t('table1503.goldTrack', { words: '' })}</span>
        {gold}
      </b>
      <span className="seat-held" role="img" aria-label={t('table1503.heldOf', { count: held, need })}>
        {Array.from({ length: need }, (_, at) => (
          <u key={at} data-held={at < held} />
        ))}
      </span>
    </span>
  );
}

/** What was rolled in a turn, the second throw behind the first. */
function RunSign({ now, entries }: { readonly now: Now; readonly entries: Now['entries'] }) {
  const { t } = useText();
  if (!isNowOf(now, anno1503)) return null;
  const facts = now.entries.filter((entry) => entries.includes(entry)).flatMap(({ events }) => events);
  const throws = facts.flatMap((fact) => (fact.fact === 'rolled' || fact.fact === 'event' ? [fact.die] : []));
  if (throws.length === 0) return null;
  return (
    <span className="dice run-sign" role="img" aria-label={t('table1503.shows', { die: throws.join(', ') })}>
      {throws.map((die, at) => (
        <span key={at}>
          {at > 0 && <Icon name="right" size={13} />}
          <Die value={die} size={24} />
        </span>
      ))}
    </span>
  );
}

/** Tiles that were looked at, or newly laid. */
function placesOf(now: Now): ReadonlyMap<unknown, string> {
  const facts = isNowOf(now, anno1503) ? now.entries.flatMap(({ events }) => events) : [];
  return new Map(facts.flatMap((fact) => (fact.fact === 'looked' || fact.fact === 'laid' ? [[fact, fact.space] as const] : [])));
}

export const curtain1503: CurtainParts = { Standing, SeatSign, Board: CurtainSea1503, RunSign, placesOf };
