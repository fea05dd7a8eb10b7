import { DECKS } from '@archipel/anno1800';
import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.ts';
import { Cube, DeckMark, LEVEL_NAMES, nameOfLevel } from '../pieces/index.ts';

/** What is left for everybody: cubes, decks, islands. */
export const Supply = memo(function Supply() {
  const { view, box } = useFacts();
  const { names, t } = useWords();
  const { supply, decks, expeditionDeck, oldWorld, newWorld } = view.table;
  return (
    <section className="supply" data-at="supply" aria-label={t('table.supply')}>
      <header className="part-head">
        <h2>{t('table.supply')}</h2>
      </header>
      <p className="supply-cubes">
        {supply.map((left, level) => (
          <span
            key={nameOfLevel(level)}
            data-level={nameOfLevel(level)}
            data-at={`supply-${nameOfLevel(level)}`}
            data-explain={`level ${nameOfLevel(level)}`}
          >
            <span className="hidden-name">{names.level(nameOfLevel(level))}</span>
            <Cube level={level} size={14} />
            <b>{left}</b>
            <i style={{ '--part': left / (box.components.cubes[LEVEL_NAMES[level] ?? 'farmer'] || 1) }} />
          </span>
        ))}
      </p>
      <p className="supply-decks">
        {decks.map((left, deck) => (
          <span key={deck} data-at={`deck-${DECKS[deck]}`} data-explain={`deck ${DECKS[deck]}`}>
            <span className="hidden-name">{names.deck(DECKS[deck] ?? '')}</span>
            <DeckMark deck={deck} />
            <b>{left}</b>
          </span>
        ))}
        <span data-explain="world expedition">
          <span className="hidden-name">{names.term('expedition-card')}</span>
          <Icon name="animal" size={17} />
          <b>{expeditionDeck}</b>
        </span>
        <span data-explain="world settle">
          <span className="hidden-name">{names.term('old-world-island')}</span>
          <Icon name="old-world" size={17} />
          <b>{oldWorld}</b>
        </span>
        <span data-explain="world explore">
          <span className="hidden-name">{names.term('new-world-island')}</span>
          <Icon name="new-world" size={17} />
          <b>{newWorld}</b>
        </span>
      </p>
    </section>
  );
});
