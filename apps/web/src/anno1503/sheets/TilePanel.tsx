import { anno1503, kindsFor, type Move, nextLevel } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import { refusal1503 } from '@archipel/text';
import { Icon } from '../../pieces/index.ts';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useCommands, useFacts, useOpen, useWords } from '../context/context.tsx';
import { type Ask, ofKind } from '../model/decision.ts';
import { playerAt } from '../model/seen.ts';
import type { Picked } from '../model/tableState.ts';
import { Die, Person, TilePicture, Ware } from '../pieces/index.ts';
import { Confirm, Options, SheetFrame } from './SheetFrame.tsx';

type Use = Extract<Move, { readonly kind: 'use' }>;

function isPicked({ pier, inhabitant }: Use, picked: Picked | null): boolean {
  if (picked === null) return false;
  return 'pier' in picked ? picked.pier === pier : picked.inhabitant === inhabitant;
}

/** The tile in the hand of the player on turn: use it, or put it back (Q6.3, Q7). */
export function TilePanel({ decision: { space, ship, tile } }: { readonly decision: Ask<'tile'> }) {
  const { moves, view, seat, box } = useFacts();
  const { t, text, names, company, label } = useWords();
  const { play, update } = useCommands();
  const { picked } = useOpen().state;
  const uses = ofKind(moves, 'use');
  const chosen = uses.find((use) => isPicked(use, picked)) ?? uses[0];
  if (seat === undefined) return null;
  const player = playerAt(view, seat);
  const refused = chosen ? undefined : dryRun(anno1503, view, [{ kind: 'use' }]);
  const title =
    tile.kind === 'outpost'
      ? t('table1503.foundOutpost', { ware: names.commodity(tile.commodity) })
      : tile.kind === 'agreement'
        ? label(names.tile('agreement'))
        : t(tile.treasure === 'gold' ? 'table1503.treasureGold' : 'table1503.treasureStep', { gold: box.components.treasureGold });
  return (
    <SheetFrame
      tone="ask"
      picture={
        <span className="plan-picture">
          <TilePicture tile={tile} size={38} />
        </span>
      }
      title={title}
      about={t('table1503.foundAbout', { place: names.square(space), ship })}
      onConfirm={() => chosen && play([chosen])}
    >
      {uses.length > 1 && (
        <Options
          name="use"
          legend={t(tile.kind === 'outpost' ? 'table1503.whichPier' : 'table1503.whichRises')}
          options={uses.map((use) => ({ value: use, key: JSON.stringify(use), ...face(use) }))}
          chosen={chosen ?? null}
          same={(one, other) => one === other}
          onChoose={(use) =>
            update({ type: 'pick', picked: use.pier === undefined ? { inhabitant: use.inhabitant ?? 1 } : { pier: use.pier } })
          }
        />
      )}
      {refused?.legal === false && (
        <ul className="why-not">
          {refusal1503(text, names, refused.illegal, company).map((line) => (
            <li key={line.text}>
              <SentenceText sentence={line} />
            </li>
          ))}
        </ul>
      )}
      <p className="plan-note">
        <Icon name="anchor" size={14} /> {t('table1503.usedGoesHome')}
      </p>
      <div className="plan-buttons">
        <button type="button" className="button two-lines" data-key="put-back" onClick={() => play([{ kind: 'put-back' }])}>
          <span>
            {t('table1503.putBack')} <small>{t('table1503.putBackAbout')}</small>
          </span>
        </button>
        {chosen && <Confirm label={t('table1503.use')} about={t('table1503.useAbout')} />}
      </div>
    </SheetFrame>
  );

  function face(use: Use) {
    if (use.pier !== undefined) {
      const brings = kindsFor({ ...view, throws: [use.pier] }, seat ?? 0, 'production');
      return {
        face: (
          <>
            <Die value={use.pier} size={22} />
            <b>{t('table1503.pier', { pier: use.pier })}</b>
          </>
        ),
        about: (
          <>
            {t('table1503.insteadOf')} {brings[0] && <Ware ware={brings[0]} size={20} />}
          </>
        ),
      };
    }
    const level = player.inhabitants[(use.inhabitant ?? 1) - 1];
    const next = level && nextLevel(level);
    return {
      face: (
        <>
          {level && <Person level={level} size={18} />}
          <Icon name="to" size={13} />
          {next && <Person level={next} size={18} />}
          <b>{next ? label(names.level(next)) : ''}</b>
        </>
      ),
      about: t('table1503.spaceNumber', { number: use.inhabitant ?? 1 }),
    };
  }
}
