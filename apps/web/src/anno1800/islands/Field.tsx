import { named, type Player } from '@archipel/anno1800';
import type { Box as Place } from '../../pieces/shore.ts';
import { useTable } from '../context.tsx';
import { answers, movesAt } from '../model/clicks.ts';
import { tileOn } from '../model/fields.ts';
import { FieldFace } from './FieldFace.tsx';

interface Props {
  readonly field: Player['fields'][number];
  readonly workers: readonly number[];
  readonly box: Place;
  readonly mine: boolean;
  /** Tokens that lie on this ship: rested and exhausted. */
  readonly tokens: { readonly rested: number; readonly spent: number } | undefined;
  /** Only pictures: where there is no room for names. */
  readonly small: boolean;
}

/** One field of an island. What it looks like comes down to a few words and numbers, so that it is drawn again only if they have changed. */
export function Field({ field, workers, box, mine, tokens, small }: Props) {
  const { box: things, names, t, soft, moves, decision, ghost, press } = useTable();
  const coming = mine && ghost?.tile?.field === field.id ? ghost.tile.id : null;
  const id = coming ?? tileOn(field);
  const planned = mine ? (ghost?.work.filter((each) => each.field === field.id) ?? []) : [];
  return (
    <FieldFace
      {...box}
      id={field.id}
      ground={field.ground}
      tile={id === null ? null : named(things.tiles, id)}
      printed={field.tile === null && field.printed !== null}
      covers={field.tile !== null && field.printed !== null}
      coming={coming !== null}
      workers={workers.join()}
      steps={planned.map(({ step }) => step).join()}
      rested={tokens?.rested ?? 0}
      spent={tokens?.spent ?? 0}
      asked={mine && movesAt(moves, field.id).some((move) => answers(decision, move))}
      mine={mine}
      small={small}
      names={names}
      t={t}
      soft={soft}
      press={press}
    />
  );
}
