import type { LevelName } from '@archipel/anno1800';
import type { Mention, Said as Sentence } from '@archipel/text';
import { Coin, Cube, Good, LEVEL_NAMES, Token } from '../pieces/index.ts';

/** A sentence with a picture before each thing that it speaks of. */
export function Said({ said }: { readonly said: Sentence }) {
  return <>{said.parts.map((part, at) => (typeof part === 'string' ? part : <Spoken key={at} mention={part} />))}</>;
}

function Spoken({ mention }: { readonly mention: Mention }) {
  const strong = mention.kind === 'seat' || mention.kind === 'tile';
  return (
    <span className="spoken">
      <Picture mention={mention} />
      {strong ? <b>{mention.text}</b> : mention.text}
    </span>
  );
}

function Picture({ mention: { kind, id } }: { readonly mention: Mention }) {
  switch (kind) {
    case 'good':
      return <Good good={id} size={18} />;
    case 'level':
      return <Cube level={LEVEL_NAMES.indexOf(id as LevelName)} size={13} />;
    case 'token':
      return id === 'trade' || id === 'exploration' ? <Token kind={id} size={14} /> : null;
    case 'gold':
      return <Coin size={13} />;
    default:
      return null;
  }
}
