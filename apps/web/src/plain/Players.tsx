import type { Company } from '@archipel/text';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import { SeatMark } from '../table/SeatMark.tsx';

/** Who plays, and who is to move. */
export function Players({ now: { active, viewer, chairs }, company }: { readonly now: Now; readonly company: Company }) {
  const { t } = useText();
  return (
    <ul className="plain-players" aria-label={t('plain.players')}>
      {company.players.map((name, seat) => (
        <li key={`seat ${seat.toString()}`} data-active={active.includes(seat)}>
          <Flag seat={seat} width={21} />
          <span>{seat === viewer ? t('table.you') : name}</span>
          <SeatMark chair={chairs[seat]} />
          {active.includes(seat) ? <small>{t('plain.toMove')}</small> : null}
        </li>
      ))}
    </ul>
  );
}
