import type { Company } from '@archipel/text';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import type { CurtainParts } from '../table/curtainParts.ts';

interface Props {
  readonly now: Now;
  readonly company: Company;
  readonly next: number | null;
  readonly SeatSign: CurtainParts['SeatSign'] | undefined;
}

/** Everybody at the table, in the order in which they sit, and who is to move. */
export function Around({ now, company, next, SeatSign }: Props) {
  const { t } = useText();
  const { chairs, active } = now;
  return (
    <ol className="around" aria-label={t('hotseat.order')}>
      {company.players.map((name, seat) => (
        <li key={`seat ${seat.toString()}`} data-active={active.includes(seat)} data-next={seat === next}>
          <Flag seat={seat} width={22} />
          <span>{name}</span>
          {chairs[seat]?.kind === 'bot' ? (
            <>
              <Icon name="bot" size={15} />
              <span className="hidden-name">{t('hotseat.botMark')}</span>
            </>
          ) : null}
          {SeatSign && <SeatSign now={now} seat={seat} />}
          {seat === next ? <span className="hidden-name">{t('hotseat.next')}</span> : null}
        </li>
      ))}
    </ol>
  );
}
