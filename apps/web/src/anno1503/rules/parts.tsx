import { anno1503, COMMODITIES, COMPONENTS, LEVELS } from '@archipel/anno1503';
import { glossary1503, loadNames1503, type Topic1503 } from '@archipel/text';
import { Icon, type IconName } from '../../pieces/index.ts';
import type { RulesParts } from '../../table/rulesParts.ts';
import { pictureOf as pictureOfMention } from '../pictureOf.tsx';
import { Agreement, Gold, Person, Ware } from '../pieces/index.ts';
import { Board1503 } from './Board1503.tsx';
import { EXAMPLES_1503 } from './examples.ts';
import { Prices1503 } from './Prices1503.tsx';

const BUILDINGS = ['big-branch', 'fire-brigade', 'smithy', 'church', 'school', 'bathhouse', 'restaurant', 'shipyard'] as const;
const OBJECTIVES = { gold: 'goal', outposts: 'anchor', agreements: 'agreement', buildings: 'build', merchants: 'people' } as const;

const TOPICS: readonly Topic1503[] = [
  ...all('commodity', COMMODITIES),
  ...all('level', LEVELS),
  ...all('building', BUILDINGS),
  ...all('tile', ['outpost', 'agreement', 'treasure']),
  ...all('gold', ['gold']),
  ...all('ship', ['ship']),
  ...all('objective', Object.keys(OBJECTIVES)),
];

function all(kind: Topic1503['kind'], ids: readonly string[]): readonly Topic1503[] {
  return ids.map((id) => ({ kind, id }));
}

const ICONS: Readonly<Record<string, IconName>> = { ...OBJECTIVES, outpost: 'anchor', treasure: 'treasure', ship: 'sail' };

function pictureOf({ kind, id }: Topic1503) {
  const ware = COMMODITIES.find((each) => each === id);
  const level = LEVELS.find((each) => each === id);
  const building = BUILDINGS.find((each) => each === id);
  if (kind === 'commodity' && ware) return <Ware ware={ware} size={36} />;
  if (kind === 'level' && level) return <Person level={level} size={30} />;
  if (kind === 'gold') return <Gold size={34} />;
  if (kind === 'tile' && id === 'agreement') return <Agreement size={36} />;
  return <Icon name={kind === 'building' && building ? building : (ICONS[id] ?? 'goal')} size={32} />;
}

/** What Anno 1503 brings to the pages of its rules. */
export const rules1503: RulesParts = {
  rules: anno1503,
  examples: EXAMPLES_1503,
  Board: Board1503,
  Prices: Prices1503,
  pictureOf: (mention) => <span className="table1503">{pictureOfMention(mention)}</span>,
  async words(text) {
    const names = await loadNames1503(text.language);
    return TOPICS.flatMap((topic) => {
      const entry = glossary1503(text, names, COMPONENTS, topic);
      return entry ? [{ mark: `${topic.kind} ${topic.id}`, entry, picture: <span className="table1503">{pictureOf(topic)}</span> }] : [];
    });
  },
};
