import { anno1800, boxOf, COMPONENTS } from '@archipel/anno1800';
import { glossary1800, loadNames1800, type Topic1800 } from '@archipel/text';
import type { RulesParts } from '../../table/rulesParts.ts';
import { LEVEL_NAMES, mentionPicture } from '../pieces/index.ts';
import { Picture } from '../pieces/Picture.tsx';
import { TopicPicture } from '../TopicPicture.tsx';
import { Board1800 } from './Board1800.tsx';
import { EXAMPLES_1800 } from './examples.ts';
import { Prices1800 } from './Prices1800.tsx';

const { resources, industries, shipyards, ships, objectives } = COMPONENTS;
const ACTIONS = ['build', 'play', 'swap', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'festival'];

/** Whatever can be pointed at on the table, but for cards and islands: there is one of each. */
const TOPICS: readonly Topic1800[] = [
  ...all('action', ACTIONS),
  ...all('level', LEVEL_NAMES),
  ...all('good', Object.values(resources).flat()),
  ...all(
    'tile',
    [...industries, ...shipyards, ...ships].map(({ id }) => id),
  ),
  ...all('deck', ['farmer-worker', 'artisan-engineer-investor', 'new-world']),
  ...all('expedition', ['']),
  ...all('token', ['trade', 'exploration']),
  ...all('gold', ['']),
  ...all(
    'objective',
    objectives.map(({ id }) => id),
  ),
  ...all('ground', ['land', 'coast', 'sea']),
  ...all('exhausted', ['']),
  ...all('influence', ['']),
];

function all(kind: Topic1800['kind'], ids: readonly string[]): readonly Topic1800[] {
  return ids.map((id) => ({ kind, id }));
}

function pictureOf(topic: Topic1800) {
  const tile = topic.kind === 'tile' ? boxOf({}).tiles.get(topic.id) : undefined;
  return tile ? <Picture tile={tile} size={40} /> : <TopicPicture topic={topic} />;
}

/** What Anno 1800 brings to the pages of its rules. */
export const rules1800: RulesParts = {
  rules: anno1800,
  examples: EXAMPLES_1800,
  Board: Board1800,
  Prices: Prices1800,
  pictureOf: mentionPicture,
  async words(text) {
    const names = await loadNames1800(text.language, COMPONENTS);
    return TOPICS.map((topic) => ({
      mark: `${topic.kind} ${topic.id}`,
      entry: glossary1800(text, names, topic),
      picture: pictureOf(topic),
    }));
  },
};
