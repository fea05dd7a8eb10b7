import { packed } from './carried.ts';
import { LINK, type Source } from './source.ts';

/** The whole address of a moment. What no server has goes with the link itself, behind the `#`, of which no server hears. */
export async function momentAddress(id: string, where: Source['where'], text: string, mark: string): Promise<string> {
  const own = where === 'server' ? `/r/${id}#${mark}` : `/r/${LINK}#${mark}~${await packed(text)}`;
  return `${location.origin}${own}`;
}
