import { Icon } from '../pieces/index.ts';
import { MakeMove } from './act/MakeMove.tsx';
import { useCommands, useFacts, useWords } from './context/context.ts';
import { ofKind } from './model/clicks.ts';
import { Cube, nameOfLevel } from './pieces/index.ts';

/** What can be done with the people of a level: on screens where the district is one large button. */
export function DistrictMenu({ level, onDone }: { readonly level: number; readonly onDone: () => void }) {
  const { lights, moves } = useFacts();
  const { names, t, people } = useWords();
  const { want } = useCommands();
  const name = nameOfLevel(level);
  const go = (thing: { readonly kind: 'recruit' | 'upgrade'; readonly level: typeof name }) => {
    onDone();
    want(thing);
  };
  const free = [
    ...ofKind(moves, 'promote').filter((move) => move.level === name && move.at === 'district'),
    ...ofKind(moves, 'which').filter((move) => move.at === 'district'),
  ];
  return (
    <div className="menu">
      <h3>
        <Cube level={level} size={26} />
        <span>{people(level)}</span>
      </h3>
      <button type="button" className="button" data-light={lights.recruit(name)} onClick={() => go({ kind: 'recruit', level: name })}>
        <Icon name="plus" size={16} /> {t('table.recruitLevel', { level: names.level(name) })}
      </button>
      {level < 4 && (
        <button type="button" className="button" data-light={lights.upgrade(name)} onClick={() => go({ kind: 'upgrade', level: name })}>
          <Icon name="upgrade" size={16} /> {t('table.upgradeLevel', { from: names.level(name), to: names.level(nameOfLevel(level + 1)) })}
        </button>
      )}
      {free.map((move) => (
        <MakeMove key={JSON.stringify(move)} move={move} onDone={onDone} />
      ))}
    </div>
  );
}
