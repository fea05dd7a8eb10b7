import { named, type Player } from '@archipel/anno1800';
import type { Box as Place } from '../../pieces/shore.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { usePreview } from '../context/preview.tsx';
import { answers, movesAt } from '../model/clicks.ts';
import { tileOn } from '../model/fields.ts';
import { FieldFace, type FieldLook } from './FieldFace.tsx';

interface Props {
  readonly field: Player['fields'][number];
  readonly workers: readonly number[];
  readonly box: Place;
  readonly mine: boolean;
  /** Tokens that lie on this ship: rested and exhausted. */
  readonly tokens: { readonly rested: number; readonly spent: number } | undefined;
  readonly face: FieldLook;
}

/** One field of an island. Its look depends on a few strings and numbers: `FieldFace` is drawn again only if one of them has changed. */
export function Field({ field, workers, box, mine, tokens, face }: Props) {
  const { box: things, moves, decision } = useFacts();
  const { preview, sites } = usePreview();
  const { names, t, hyphenated } = useWords();
  const { press } = useCommands();
  const coming = mine && preview?.tile?.field === field.id ? preview.tile.id : null;
  const id = coming ?? tileOn(field);
  const planned = mine ? (preview?.work.filter((each) => each.field === field.id) ?? []) : [];
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
      steps={(coming === null ? planned.map(({ step }) => step) : [preview?.tile?.step ?? 0]).join()}
      rested={tokens?.rested ?? 0}
      spent={tokens?.spent ?? 0}
      asked={mine && movesAt(moves, field.id).some((move) => answers(decision, move))}
      site={mine && sites.includes(field.id)}
      mine={mine}
      face={face}
      names={names}
      t={t}
      hyphenated={hyphenated}
      press={press}
    />
  );
}
