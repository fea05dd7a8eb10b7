import { Cube, Good, LEVEL_NAMES, Token } from './pieces/index.ts';

const LEVELS = [0, 1, 2, 3, 4] as const;

/** What a price takes, as a picture: a good, a cube of a level, or a token. */
export function BoxPicture1800({ id }: { readonly id: string }) {
  const level = LEVELS.find((each) => LEVEL_NAMES[each] === id);
  if (level !== undefined) return <Cube level={level} size={17} />;
  return id === 'trade' || id === 'exploration' ? <Token kind={id} size={18} /> : <Good good={id} size={21} itself={false} />;
}
