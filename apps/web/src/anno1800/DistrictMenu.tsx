import { Cube, Icon, nameOfLevel } from '../pieces/index.ts';
import { useTable } from './context.tsx';
import { MoveButton } from './MoveButton.tsx';
import { ofKind } from './model/clicks.ts';

/** What can be done with the people of a level: on screens where the district is one large button. */
export function DistrictMenu({ level, onDone }: { readonly level: number; readonly onDone: () => void }) {
  const { names, t, want, lights, moves, people } = useTable();
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
        <MoveButton key={JSON.stringify(move)} move={move} onDone={onDone} />
      ))}
    </div>
  );
}
