import type { Mention, Sentence } from '@archipel/text';
import { createContext, type ReactNode, useContext } from 'react';
import './styles/sentence.css';

/** The picture of a thing that a sentence mentions; nothing if it has none. */
export type PictureOf = (mention: Mention) => ReactNode;

const Pictures = createContext<PictureOf>(() => null);

/** Gives the pictures of a game to every sentence inside. */
export function SentencePictures({ pictureOf, children }: { readonly pictureOf: PictureOf; readonly children: ReactNode }) {
  return <Pictures value={pictureOf}>{children}</Pictures>;
}

/** A sentence with a picture before each thing that it mentions. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return <>{sentence.parts.map((part, at) => (typeof part === 'string' ? part : <Mentioned key={at} mention={part} />))}</>;
}

/** The small picture of a thing, for sentences that are drawn in another way. */
export function MentionPicture({ mention }: { readonly mention: Mention }) {
  return useContext(Pictures)(mention);
}

function Mentioned({ mention }: { readonly mention: Mention }) {
  const pictureOf = useContext(Pictures);
  const strong = mention.kind === 'seat' || mention.kind === 'tile';
  return (
    <span className="mention">
      {pictureOf(mention)}
      {strong ? <b>{mention.text}</b> : mention.text}
    </span>
  );
}
