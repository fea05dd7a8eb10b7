import type { Json } from '@archipel/kernel';
import type { BoxField } from '@archipel/text';
import type { OpenBox } from './useBox.ts';

interface Props {
  readonly open: OpenBox;
  readonly field: BoxField;
  readonly say: (value: Json) => string;
}

/** A value in words; what a price takes is shown as pictures as well, where the game has some. */
export function Said({ open: { Picture }, field, say }: Props) {
  const { editing, value } = field;
  const items = Picture !== undefined && editing.kind === 'price' ? editing.read(value) : [];
  return (
    <span className="box-said" title={items.length > 0 ? say(value) : undefined}>
      {items.length > 0 && Picture ? (
        <span className="box-pictures" aria-hidden="true">
          {items.map((id, at) => (
            <Picture key={`${id} ${at.toString()}`} id={id} />
          ))}
        </span>
      ) : null}
      <span className="box-words">{say(value)}</span>
    </span>
  );
}
