import { boxOf, levelName, levelOf, named, type View } from '@archipel/anno1800';
import { Icon, type IconName } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import type { Priced } from '../model/wish.ts';
import { Cube, DeckMark, EffectMarks, Good, Token } from '../pieces/index.ts';

interface Titled {
  readonly picture: React.ReactNode;
  readonly title: string;
  readonly about: React.ReactNode;
}

/** What a sheet is about: a picture, what it is, what it does. */
export function useHeading(view: View, thing: Priced): Titled {
  const { t } = useText();
  const { names } = useWords();
  const box = boxOf(view.table);
  switch (thing.kind) {
    case 'build': {
      const tile = box.tiles.get(thing.tile);
      const title = t('payment.buildTitle', { name: names.tile(thing.tile) });
      if (tile?.kind === 'industry') {
        const level = levelName(tile.worker);
        const about = (
          <>
            {t('payment.makes', { good: names.good(tile.makes) })},{' '}
            {t('payment.workplaces', { count: tile.workplaces, level: names.level(level) })}{' '}
            <Cube level={tile.worker} size={14} state="slot" />
          </>
        );
        return { picture: <Good good={tile.makes} size={44} />, title, about };
      }
      if (tile?.kind === 'ship') {
        const icon: IconName = tile.token === 'trade' ? 'trade-ship' : 'exploration-ship';
        return { picture: <Icon name={icon} size={40} />, title, about: names.tokens(tile.token, tile.level) };
      }
      return { picture: <Icon name="shipyard" size={40} />, title, about: t('payment.yardMakes', { level: tile?.level ?? 0 }) };
    }
    case 'play': {
      const { points, effect, deck } = named(box.cards, thing.card);
      return { picture: <DeckMark deck={deck} />, title: t('payment.playTitle', { points }), about: <EffectMarks effect={effect} /> };
    }
    case 'recruit':
      return {
        picture: <Cube level={levelOf(thing.level)} size={40} />,
        title: t('payment.recruitTitle', { name: names.level(thing.level) }),
        about: names.populationCards(1),
      };
    case 'upgrade': {
      const level = levelOf(thing.level);
      const to = levelName(level + 1);
      const title = t('payment.upgradeTitle', { from: names.level(thing.level), to: names.level(to) });
      return { picture: <Cube level={level + 1} size={40} />, title, about: null };
    }
    case 'settle':
      return { picture: <Icon name="old-world" size={40} />, title: t('payment.settleTitle'), about: null };
    case 'explore':
      return { picture: <Icon name="new-world" size={40} />, title: t('payment.exploreTitle'), about: null };
    case 'expedition':
      return { picture: <Icon name="animal" size={40} />, title: t('payment.expeditionTitle'), about: names.expeditionCards(3) };
    case 'graves':
      return { picture: <Token kind="exploration" size={40} />, title: t('payment.gravesTitle'), about: null };
    default:
      return { picture: <Icon name="cards" size={40} />, title: t('payment.editorTitle'), about: null };
  }
}
