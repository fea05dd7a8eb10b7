import { HOME_ISLANDS, type HomeIsland, ROUNDS } from '@archipel/anno1503';
import type { Json } from '@archipel/kernel';
import type { Chair } from '@archipel/protocol';
import { BoxChoice } from '../../corrections/BoxChoice.tsx';
import { useText } from '../../reader/text.tsx';
import { chairName } from '../../ui/names.ts';
import { Segments } from '../../ui/Segments.tsx';
import type { OptionsProps } from './optionsProps.ts';
import { definedFieldsOf, FirstPlayer, Length } from './shared.tsx';

/** For an evening, for an hour, for a look at it. */
const SHORTER: readonly number[] = [40, 20, 10];

/** What can be agreed of Anno 1503: who begins (Q1.4), the home islands (Q1.3), and an end before the game's own (Q10). */
export function Options1503({ options, chairs, disabled, onChange }: OptionsProps) {
  const { t } = useText();
  const given = definedFieldsOf(options);
  const { firstPlayer, homeIslands, rounds } = given;
  const chosen = islandsOf(homeIslands);
  return (
    <>
      <FirstPlayer
        chairs={chairs}
        disabled={disabled}
        ways={[
          { value: 'dice', label: t('lobby.firstDice') },
          { value: 'random', label: t('lobby.firstRandom') },
        ]}
        value={typeof firstPlayer === 'number' || firstPlayer === 'random' ? firstPlayer : 'dice'}
        onChange={(first) => onChange({ ...given, firstPlayer: first })}
      />
      <Segments
        legend={t('lobby.homeIslands')}
        disabled={disabled}
        options={[
          { value: 'drawn', label: t('lobby.homeIslandsDrawn') },
          { value: 'chosen', label: t('lobby.homeIslandsChosen') },
        ]}
        value={chosen === undefined ? 'drawn' : 'chosen'}
        onChange={(way) => {
          const { homeIslands: _, ...others } = given;
          onChange(way === 'drawn' ? others : { ...others, homeIslands: HOME_ISLANDS.slice(0, chairs.length) });
        }}
      />
      {chosen === undefined ? null : (
        <Islands
          chairs={chairs}
          chosen={chosen}
          disabled={disabled}
          onChange={(islands) => onChange({ ...given, homeIslands: [...islands] })}
        />
      )}
      <BoxChoice game="anno1503" options={given} disabled={disabled} onChange={onChange} />
      <Length
        disabled={disabled}
        whole={ROUNDS}
        shorter={SHORTER}
        value={typeof rounds === 'number' ? rounds : undefined}
        onChange={(next) => onChange({ ...given, rounds: next })}
      />
    </>
  );
}

function islandsOf(value: Json | undefined): readonly HomeIsland[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return HOME_ISLANDS.filter((island) => value.includes(island)).toSorted((a, b) => value.indexOf(a) - value.indexOf(b));
}

interface IslandsProps {
  readonly chairs: readonly Chair[];
  readonly chosen: readonly HomeIsland[];
  readonly disabled: boolean;
  readonly onChange: (islands: readonly HomeIsland[]) => void;
}

/** An island for each seat. Who takes one that is taken swaps with its owner: no two seats live on one. */
function Islands({ chairs, chosen, disabled, onChange }: IslandsProps) {
  const { t } = useText();
  const all = [...chosen, ...HOME_ISLANDS.filter((island) => !chosen.includes(island))];
  const take = (seat: number, island: HomeIsland) => {
    const [from, mine] = [all.indexOf(island), all[seat]];
    if (mine !== undefined) onChange(all.with(from, mine).with(seat, island).slice(0, chairs.length));
  };
  return chairs.map((chair, seat) => (
    <Segments
      key={`seat ${seat.toString()}`}
      inline
      legend={t('lobby.islandOf', { name: `${seat + 1} · ${chairName(t, chair)}` })}
      disabled={disabled}
      options={HOME_ISLANDS.map((island) => ({ value: island, label: island }))}
      value={chosen[seat]}
      onChange={(island) => take(seat, island)}
    />
  ));
}
