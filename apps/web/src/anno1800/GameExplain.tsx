import { glossary1800, ruleLine1800, TOPICS_1800, type Topic1800 } from '@archipel/text';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { Explain } from '../table/explain/Explain.tsx';
import { spotlight } from '../table/spotlight.ts';
import { useFacts, useWords } from './context/context.ts';
import { placesOfTopic, situationOf } from './model/situation.ts';
import { Picture } from './pieces/Picture.tsx';
import { TopicPicture } from './TopicPicture.tsx';

/** A mark of the table (`data-explain`) as a topic: `good beer`. */
function topicOf(mark: string): Topic1800 | undefined {
  const [word, ...rest] = mark.split(' ');
  const kind = TOPICS_1800.find((each) => each === word);
  return kind && { kind, id: rest.join(' ') };
}

/** Everything on the table of Anno 1800 says what it is. */
export function GameExplain({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { view, box } = useFacts();
  const { text, names, company } = useWords();
  const entryOf = useCallback(
    (mark: string) => {
      const topic = topicOf(mark);
      return topic && glossary1800(text, names, topic, situationOf({ view, company, names }, topic));
    },
    [text, names, view, company],
  );
  const pictureOf = (mark: string): ReactNode => {
    const topic = topicOf(mark);
    const tile = topic?.kind === 'tile' ? box.tiles.get(topic.id) : undefined;
    return tile ? <Picture tile={tile} size={40} /> : topic && <TopicPicture topic={topic} deck={box.cards.get(topic.id)?.deck ?? 0} />;
  };
  const showOf = (mark: string) => {
    const topic = topicOf(mark);
    const places = topic ? placesOfTopic(view, topic) : [];
    return places.length === 0 ? undefined : () => root.current && spotlight(root.current, places);
  };
  return <Explain root={root} entryOf={entryOf} pictureOf={pictureOf} ruleOf={(rule) => ruleLine1800(text, rule)} showOf={showOf} />;
}
