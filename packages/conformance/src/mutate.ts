import { type Dice, isRecord } from '@archipel/kernel';

/** A move that is almost the given one: one value changed, borrowed from another move, left out or added. */
export function mutated(move: unknown, others: readonly unknown[], dice: Dice): unknown {
  if (!isRecord(move)) return dice.pick([null, 0, 'move', [], {}]);
  const keys = Object.keys(move);
  const key = dice.pick(keys);
  const value = move[key];
  switch (dice.below(6)) {
    case 0:
      return { ...move, [key]: nudged(value, dice) };
    case 1: {
      const other = dice.pick(others);
      const source = isRecord(other) ? other : move;
      const from = dice.pick(Object.keys(source));
      return { ...move, [keys.includes(from) ? from : key]: source[from] };
    }
    case 2:
      return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
    case 3:
      // What a careless reader would take for the same: in a list, in capitals, a number as a text.
      return dice.pick([
        [move],
        { ...move, kind: String(move['kind']).toUpperCase() },
        { ...move, [key]: typeof value === 'number' ? `${value}` : [value] },
      ]);
    case 4:
      return { ...move, [dice.pick(['seat', 'extra', '__proto__', 'count'])]: dice.pick([0, 1, 'x', null]) };
    default:
      return dice.pick(others);
  }
}

function nudged(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return dice.pick([value - 1, value + 1, value + 0.5, value + 1000, -value]);
  if (typeof value === 'string') return dice.pick([`${value}x`, '', 0]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return dice.pick([[], [...list, ...list], list.slice(1), list.toReversed()]);
  }
  return dice.pick([0, '', null, {}]);
}
