import type { Effect } from '@archipel/anno1800';
import { Icon } from '../../pieces/Icon.tsx';
import { Cube } from './Cube.tsx';
import { Good } from './Good.tsx';
import { Coin, Token } from './Token.tsx';

/** What a card or an island gives, in pictures (R9). */
export function EffectMarks({ effect, size = 15 }: { readonly effect: Effect; readonly size?: number }) {
  const { cubes, trade, exploration, gold, expedition, oneOf, upgrades, extraAction, discard } = effect;
  return (
    <span className="effect" aria-hidden="true">
      {cubes.flatMap((count, level) => Array.from({ length: count }, (_, at) => <Cube key={`${level} ${at}`} level={level} size={size} />))}
      {trade !== undefined && (
        <>
          {trade}
          <Token kind="trade" size={size} />
        </>
      )}
      {exploration !== undefined && (
        <>
          {exploration}
          <Token kind="exploration" size={size} />
        </>
      )}
      {gold !== undefined && (
        <>
          {gold}
          <Coin size={size} />
        </>
      )}
      {expedition !== undefined && (
        <>
          {expedition}
          <span data-explain="expedition">
            <Icon name="animal" size={size + 2} />
          </span>
        </>
      )}
      {oneOf?.map((good) => (
        <Good key={good} good={good} size={size + 3} />
      ))}
      {upgrades !== undefined && (
        <>
          {upgrades.steps}
          <Cube level={upgrades.from} size={size} />
          <Icon name="upgrade" size={size - 1} />
        </>
      )}
      {extraAction === true && (
        <>
          +1
          <Icon name="build" size={size} />
        </>
      )}
      {discard !== undefined && (
        <>
          −{discard}
          <Icon name="cards" size={size} />
        </>
      )}
    </span>
  );
}
