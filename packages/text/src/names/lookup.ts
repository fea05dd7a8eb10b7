/** What a file says of an id that may come from outside: nothing if it does not know it. */
export function lookup<Entry>(section: Readonly<Record<string, Entry>>, id: string): Entry | undefined {
  return Object.hasOwn(section, id) ? section[id] : undefined;
}
