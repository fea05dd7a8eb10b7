import type { Topic1800 } from '@archipel/text';
import { Icon, type IconName } from '../pieces/index.ts';
import { Coin, Cube, DeckMark, Good, LEVEL_NAMES, Token } from './pieces/index.ts';

const ICONS: Readonly<Partial<Record<Topic1800['kind'], IconName>>> = {
  expedition: 'animal',
  objective: 'goal',
  ground: 'map',
  exhausted: 'people',
  action: 'build',
  influence: 'goal',
};

/** The picture of what can be pointed at; a tile has its own. */
export function TopicPicture({ topic: { kind, id }, deck = 0 }: { readonly topic: Topic1800; readonly deck?: number }) {
  switch (kind) {
    case 'good':
      return <Good good={id} size={40} />;
    case 'level':
      return <Cube level={LEVEL_NAMES.findIndex((name) => name === id)} size={34} />;
    case 'token':
      return <Token kind={id === 'exploration' ? 'exploration' : 'trade'} size={36} />;
    case 'gold':
      return <Coin size={34} />;
    case 'card':
      return <DeckMark deck={deck} />;
    case 'deck':
      return <DeckMark deck={['farmer-worker', 'artisan-engineer-investor', 'new-world'].indexOf(id)} />;
    case 'island':
    case 'world':
      return (
        <Icon name={id === 'expedition' ? 'animal' : id === 'explore' || id.startsWith('new') ? 'new-world' : 'old-world'} size={34} />
      );
    default:
      return <Icon name={ICONS[kind] ?? 'goal'} size={32} />;
  }
}
