import type { Company } from '@archipel/text';
import { Flag } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';

/** How many points one player has more than another in one thing; less than nothing where the other has more. */
export interface Differing {
  readonly name: string;
  readonly more: number;
}

interface Props {
  readonly winner: number;
  readonly second: number;
  readonly company: Company;
  readonly differences: readonly Differing[];
}

/** Why one won and not the other: only what differs, to the right what the winner has more, to the left what the second has. */
export function Difference({ winner, second, company, differences }: Props) {
  const { t } = useText();
  const shown = differences.filter(({ more }) => more !== 0).toSorted((one, other) => other.more - one.more);
  const most = Math.max(1, ...shown.map(({ more }) => Math.abs(more)));
  const who = (seat: number) => ({ who: seat === company.viewer ? 'you' : 'other', name: company.players[seat] ?? '' });
  const sum = (sign: number) => shown.filter(({ more }) => more * sign > 0).reduce((total, { more }) => total + Math.abs(more), 0);
  const [first, other] = [who(winner), who(second)];
  return (
    <section className="difference">
      <h2>
        {t('score.why', { who: first.who, name: first.name, otherWho: other.who, other: other.name })}
        <small>{t('score.whyAbout')}</small>
      </h2>
      <ul>
        <li aria-hidden="true" className="difference-head">
          <span />
          <span className="difference-left">
            <Flag seat={second} width={18} /> {sum(-1)}
          </span>
          <span className="difference-right">
            <Flag seat={winner} width={18} /> {sum(1)}
          </span>
        </li>
        {shown.map(({ name, more }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="difference-left">
              {more < 0 && (
                <>
                  <b>{-more}</b> <i style={{ inlineSize: `${(-more / most) * 75}%` }} />
                  <span className="hidden-name">{company.players[second]}</span>
                </>
              )}
            </span>
            <span className="difference-right">
              {more > 0 && (
                <>
                  <i style={{ inlineSize: `${(more / most) * 75}%` }} /> <b>{more}</b>
                  <span className="hidden-name">{company.players[winner]}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
