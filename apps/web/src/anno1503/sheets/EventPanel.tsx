import { kindsFor, type Move } from '@archipel/anno1503';
import type { ReactNode } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useOpen, useWords } from '../context/context.tsx';
import type { Ask } from '../model/decision.ts';
import type { EventOfTurn, EventRow } from '../model/event.ts';
import { playerAt } from '../model/seen.ts';
import { Agreement, Gold, Ware } from '../pieces/index.ts';
import { EventDice, EventMark } from './EventHead.tsx';
import { Confirm, Options, SheetFrame } from './SheetFrame.tsx';
import { Waited } from './Waited.tsx';

/** An event: what everybody owed, had and lost, the same for everyone; and one's own choice, if there is one. */
export function EventPanel({ event, decision }: { readonly event: EventOfTurn; readonly decision: Ask<'lose'> | undefined }) {
  const { seat } = useFacts();
  const { t, names, label, playerName } = useWords();
  const { play, update } = useCommands();
  const { picked } = useOpen().state;
  const loss = picked !== null && 'pier' in picked ? picked.pier : null;
  const read = () => update({ type: 'read-event', position: event.position });
  const owed = event.event !== 'golden-times';
  return (
    <SheetFrame
      tone="ask"
      picture={<EventMark event={event.event} />}
      title={label(names.event(event.event))}
      about={<EventDice seat={event.seat} throws={event.throws} />}
      onClose={decision ? undefined : read}
      onConfirm={() => (decision && loss !== null ? play([{ kind: 'lose', pier: loss }]) : read())}
    >
      <p className="event-rule">{t(`table1503.rule-${event.event}`)}</p>
      <table className="event-table" data-owed={owed}>
        <thead>
          <tr>
            <td />
            {owed && <th scope="col">{t('table1503.owes')}</th>}
            {owed && <th scope="col">{t('table1503.had')}</th>}
          </tr>
        </thead>
        {event.rows.map((row) => (
          <tbody key={row.seat} data-own={row.seat === seat}>
            <tr>
              <th scope="row">
                <Flag seat={row.seat} width={20} /> {row.seat === seat ? t('table.you') : playerName(row.seat)}
              </th>
              {owed && <td>{row.owes}</td>}
              {owed && <td>{row.had}</td>}
            </tr>
            <tr>
              <td colSpan={3}>
                <Outcome row={row} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {event.laid.length > 0 && (
        <p className="plan-note">{t('table1503.newTiles', { places: event.laid.map((space) => names.square(space)).join(', ') })}</p>
      )}
      {decision && <WhatToLose decision={decision} chosen={loss} onChoose={(pier) => update({ type: 'pick', picked: { pier } })} />}
      {decision && <Waited />}
      <div className="plan-buttons">
        {decision ? (
          <Confirm
            label={
              loss === null
                ? t('table1503.chooseLoss')
                : t(loss === 'wooden' ? 'table1503.giveAgreement' : 'table1503.giveOutpost', { pier: loss })
            }
            disabled={loss === null}
          />
        ) : (
          <Confirm label={t('table1503.understood')} />
        )}
      </div>
    </SheetFrame>
  );
}

function Outcome({ row: { outcome } }: { readonly row: EventRow }) {
  const { box } = useFacts();
  const { t, names } = useWords();
  const line = (icon: ReactNode, words: ReactNode) => (
    <span className="event-outcome" data-came={outcome.came}>
      {icon} {words}
    </span>
  );
  switch (outcome.came) {
    case 'paid':
      return line(
        <Gold size={14} />,
        <>
          {t('table1503.came-paid', { left: outcome.left })}
          {outcome.lostGoal && <b> {t('table1503.goalLost', { gold: box.components.victory.objectives.gold })}</b>}
        </>,
      );
    case 'spared':
      return line(<Icon name={outcome.building} size={16} />, t('table1503.came-spared', { building: names.building(outcome.building) }));
    case 'lost':
      return line(
        outcome.fact.tile.kind === 'outpost' ? <Ware ware={outcome.fact.tile.commodity} size={18} /> : <Agreement size={16} />,
        outcome.fact.tile.kind === 'outpost'
          ? t('table1503.came-lostOutpost', { ware: names.commodity(outcome.fact.tile.commodity) })
          : t('table1503.came-lostAgreement'),
      );
    case 'burned':
      return line(
        <Icon name="fire" size={15} />,
        t('table1503.came-burned', {
          one: names.one(outcome.fact.level),
          building: outcome.fact.building ? names.building(outcome.fact.building) : 'none',
        }),
      );
    case 'took':
      return line(
        outcome.commodities.map((commodity, at) => <Ware key={at} ware={commodity} size={18} />),
        t('table1503.came-took', { wares: outcome.commodities.map((commodity) => names.commodity(commodity)).join(', ') }),
      );
    default:
      return line(
        <Icon name={outcome.came === 'must-choose' ? 'waiting' : outcome.came === 'has-chosen' ? 'check' : 'lose'} size={14} />,
        t(`table1503.came-${outcome.came}`),
      );
  }
}

function WhatToLose({
  decision,
  chosen,
  onChoose,
}: {
  readonly decision: Ask<'lose'>;
  readonly chosen: Extract<Move, { readonly kind: 'lose' }>['pier'] | null;
  readonly onChoose: (loss: Extract<Move, { readonly kind: 'lose' }>['pier']) => void;
}) {
  const { view, box, seat } = useFacts();
  const { t, names, label } = useWords();
  if (seat === undefined) return null;
  const player = playerAt(view, seat);
  const { objectives } = box.components.victory;
  return (
    <Options
      name="loss"
      legend={t('table1503.whichLost')}
      options={decision.options.map((value) => {
        const outpost = player.outposts.find(({ pier }) => pier === value);
        const home = outpost && kindsFor({ ...view, throws: [outpost.pier] }, seat, 'production')[0];
        return {
          value,
          key: String(value),
          face: outpost ? (
            <>
              <Ware ware={outpost.commodity} size={26} />
              <span>
                <b>{t('table1503.outpostAt', { ware: label(names.commodity(outpost.commodity)), pier: outpost.pier })}</b>
                <small>{t('table1503.thenOnly', { die: outpost.pier, ware: home ? names.commodity(home) : '' })}</small>
              </span>
            </>
          ) : (
            <>
              <Agreement size={26} />
              <span>
                <b>{t('table1503.anAgreement')}</b>
                <small>
                  {t('table1503.thenPrice', {
                    price: box.components.buy.price - box.components.buy.discountPerAgreement * (player.agreements.length - 1),
                  })}
                </small>
              </span>
            </>
          ),
          about: outpost
            ? t('table1503.ofNeeded', { count: player.outposts.length - 1, needed: objectives.outposts })
            : t('table1503.ofNeeded', { count: player.agreements.length - 1, needed: objectives.agreements }),
        };
      })}
      chosen={chosen}
      same={(one, other) => one === other}
      onChoose={onChoose}
    />
  );
}
