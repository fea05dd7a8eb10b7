/** Something that a sentence speaks of: so that it can be drawn with its icon, or pointed at on the board. */
export interface Mention {
  readonly kind: MentionKind;
  /** Its id in the data; of a seat its number. */
  readonly id: string;
  /** What it is called in this sentence. */
  readonly text: string;
}
export type MentionKind =
  | 'seat'
  | 'good'
  | 'level'
  | 'tile'
  | 'card'
  | 'deck'
  | 'island'
  | 'objective'
  | 'token'
  | 'field'
  | 'gold'
  | 'commodity'
  | 'building'
  | 'square'
  | 'ship'
  | 'event';

/** A sentence as a whole and in its parts, in order: words, and the things that it speaks of. */
export interface Sentence {
  readonly text: string;
  readonly parts: readonly (string | Mention)[];
}

export function sentenceOf(...parts: readonly (string | Mention | Sentence)[]): Sentence {
  const flat = parts
    .flatMap((part): readonly (string | Mention)[] => (typeof part === 'string' || 'kind' in part ? [part] : part.parts))
    .filter((part) => part !== '');
  return { text: flat.map((part) => (typeof part === 'string' ? part : part.text)).join(''), parts: flat };
}

export function mention(kind: MentionKind, id: string | number, text: string): Mention {
  return { kind, id: String(id), text };
}

/** The things that a sentence speaks of, in order. */
export function mentioned({ parts }: Sentence): readonly Mention[] {
  return parts.filter((part) => typeof part !== 'string');
}

/** With a capital at the beginning: names of Anno 1503 are written small in some languages. A player's name stays as it is. */
export function capital({ parts: [first, ...others] }: Sentence): Sentence {
  if (first === undefined) return sentenceOf();
  if (typeof first !== 'string' && first.kind === 'seat') return sentenceOf(first, ...others);
  const risen = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return sentenceOf(typeof first === 'string' ? risen(first) : { ...first, text: risen(first.text) }, ...others);
}
