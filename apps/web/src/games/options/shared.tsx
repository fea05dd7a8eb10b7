import { isRecord, type Json } from '@archipel/kernel';
import type { Chair } from '@archipel/protocol';
import { useText } from '../../reader/text.tsx';
import { chairName } from '../../ui/names.ts';
import { Segments } from '../../ui/Segments.tsx';

type Fields = { readonly [key: string]: Json };

/** The options of a game as its schema gives them, without those that are left to the rules. */
export function definedFieldsOf(options: Json): Fields {
  if (!isFields(options)) return {};
  return Object.fromEntries(Object.entries(options).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
}

const isFields = (options: Json): options is { readonly [key: string]: Json | undefined } => isRecord(options);

interface FirstProps {
  readonly chairs: readonly Chair[];
  readonly disabled: boolean;
  /** The ways to find the first player that the game has beside naming a seat. */
  readonly ways: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | number;
  readonly onChange: (first: string | number) => void;
}

/** Who begins: by one of the game's own ways, or a seat. */
export function FirstPlayer({ chairs, disabled, ways, value, onChange }: FirstProps) {
  const { t } = useText();
  const seats = chairs.map((chair, seat) => ({ value: String(seat), label: `${seat + 1} · ${chairName(t, chair)}` }));
  return (
    <Segments
      legend={t('lobby.first')}
      disabled={disabled}
      options={[...ways, ...seats]}
      value={String(value)}
      onChange={(chosen) => onChange(ways.some((way) => way.value === chosen) ? chosen : Number(chosen))}
    />
  );
}

interface LengthProps {
  readonly disabled: boolean;
  /** The rounds of a whole game, and those of shorter ones. */
  readonly whole: number;
  readonly shorter: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (rounds: number) => void;
}

/** After how many rounds the game ends at the latest. */
export function Length({ disabled, whole, shorter, value = whole, onChange }: LengthProps) {
  const { t } = useText();
  const known = [whole, ...shorter];
  return (
    <Segments
      legend={t('lobby.length')}
      disabled={disabled}
      options={[...known, ...(known.includes(value) ? [] : [value])].map((rounds) => ({
        value: rounds,
        label: rounds === whole ? t('lobby.lengthWhole') : t('lobby.lengthRounds', { count: rounds }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
