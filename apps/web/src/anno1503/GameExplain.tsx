import { glossary1503, ruleLine1503, TOPICS_1503, type Topic1503 } from '@archipel/text';
import { type RefObject, useCallback } from 'react';
import { Icon, type IconName } from '../pieces/index.ts';
import { Explain } from '../table/explain/Explain.tsx';
import { useFacts, useWords } from './context/context.tsx';
import { Gold } from './pieces/index.ts';

function topicOf(mark: string): Topic1503 | undefined {
  const [word, id = ''] = mark.split(' ');
  const kind = TOPICS_1503.find((each) => each === word);
  return kind && { kind, id };
}

/** Goods, inhabitants, buildings and tiles of the table of Anno 1503 say what they are. */
export function GameExplain({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { box } = useFacts();
  const { text, names } = useWords();
  const entryOf = useCallback(
    (mark: string) => {
      const topic = topicOf(mark);
      return topic && glossary1503(text, names, box.components, topic);
    },
    [text, names, box],
  );
  const pictureOf = (mark: string) => {
    const topic = topicOf(mark);
    return topic?.kind === 'gold' ? <Gold size={34} /> : <Icon name={ICONS[topic?.kind ?? 'objective']} size={32} />;
  };
  return (
    <Explain root={root} entryOf={entryOf} pictureOf={pictureOf} ruleOf={(rule) => ruleLine1503(text, rule)} showOf={() => undefined} />
  );
}

const ICONS: Readonly<Record<Topic1503['kind'], IconName>> = {
  commodity: 'cards',
  level: 'people',
  building: 'build',
  tile: 'map',
  gold: 'goal',
  ship: 'sail',
  objective: 'goal',
};
