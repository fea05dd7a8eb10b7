import { DECKS } from '@archipel/anno1800';
import { memo } from 'react';
import { Cube, DeckMark, Icon, LEVEL_NAMES, nameOfLevel } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';

/** What is left for everybody: cubes, decks, islands. */
export const Supply = memo(function Supply() {
  const { view, box, names, t } = useTable();
  const { supply, decks, expeditionDeck, oldWorld, newWorld } = view.table;
  return (
    <section className="supply" aria-label={t('table.supply')}>
      <header className="part-head">
        <h2>{t('table.supply')}</h2>
      </header>
      <p className="supply-cubes">
        {supply.map((left, level) => (
          <span
            key={nameOfLevel(level)}
            data-level={nameOfLevel(level)}
            data-at={`supply-${nameOfLevel(level)}`}
            title={names.cubes(nameOfLevel(level), left)}
          >
            <Cube level={level} size={14} />
            <b>{left}</b>
            <i style={{ '--part': left / (box.components.cubes[LEVEL_NAMES[level] ?? 'farmer'] || 1) }} />
          </span>
        ))}
      </p>
      <p className="supply-decks">
        {decks.map((left, deck) => (
          <span key={deck} data-at={`deck-${DECKS[deck]}`} title={names.deck(DECKS[deck] ?? '')}>
            <DeckMark deck={deck} />
            <b>{left}</b>
          </span>
        ))}
        <span title={names.expeditionCards(expeditionDeck)}>
          <Icon name="animal" size={17} />
          <b>{expeditionDeck}</b>
        </span>
        <span title={names.term('old-world-island')}>
          <Icon name="old-world" size={17} />
          <b>{oldWorld}</b>
        </span>
        <span title={names.term('new-world-island')}>
          <Icon name="new-world" size={17} />
          <b>{newWorld}</b>
        </span>
      </p>
    </section>
  );
});
