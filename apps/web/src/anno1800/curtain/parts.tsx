import { anno1800 } from '@archipel/anno1800';
import { objectiveLine1800 } from '@archipel/text';
import { Flag } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { isNowOf, type Now } from '../../session/session.ts';
import type { CurtainPartProps, CurtainParts } from '../../table/curtainParts.ts';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useWords1800 } from '../context/useWords1800.ts';
import { standingOf } from '../model/standing.ts';

/** The objectives, what each has brought to everybody so far, and the influence that everybody can see. */
function Standing({ now, company }: CurtainPartProps) {
  const { t, text, names, playerName } = useWords1800(company, isNowOf(now, anno1800) ? now.view.table.components : undefined);
  if (!isNowOf(now, anno1800)) return null;
  const { view } = now;
  const sheets = view.table.seats.map((_, seat) => standingOf(view, seat));
  return (
    <section aria-labelledby="curtain-objectives">
      <h2 id="curtain-objectives">{t('table.objectives')}</h2>
      <table className="curtain-table">
        <thead>
          <tr>
            <td />
            {sheets.map((_, seat) => (
              <th key={seat} scope="col">
                <Flag seat={seat} width={24} />
                <span className="hidden-name">{playerName(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.table.objectives.map((id) => (
            <tr key={id}>
              <th scope="row">
                {names.objective(id)}
                <small>
                  <SentenceText sentence={objectiveLine1800(text, names, id)} />
                </small>
              </th>
              {sheets.map(({ lines }, seat) => (
                <td key={seat}>{lines.find(({ line }) => line === id)?.points ?? '–'}</td>
              ))}
            </tr>
          ))}
          <tr className="curtain-sum">
            <th scope="row">{t('table.influenceNow')}</th>
            {sheets.map(({ total }, seat) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function SeatSign({ now, seat }: { readonly now: Now; readonly seat: number }) {
  const { t } = useText();
  if (!isNowOf(now, anno1800)) return null;
  return (
    <span className="curtain-sign">
      <b>{standingOf(now.view, seat).total}</b> <span>{t('table.influence')}</span>
    </span>
  );
}

export const curtain1800: CurtainParts = { Standing, SeatSign };
