declare module 'virtual:icons' {
  /** Where the sprite lies. */
  const address: string;
  export default address;
}

declare module 'virtual:hyphens' {
  /** For each language its long words, with the places where they may break. */
  const hyphens: Readonly<Record<import('@archipel/text').Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  export default hyphens;
}

declare module 'virtual:languages' {
  /** The languages that have every message of the interface. */
  const languages: readonly import('@archipel/text').Language[];
  export default languages;
  /** For each language the parts of which nothing is missing. */
  export const wholeParts: Readonly<Record<import('@archipel/text').Language, readonly import('@archipel/text').Part[]>>;
}

declare module 'virtual:changes' {
  /** Of these pages; what has changed in it, by kind. */
  const changes: { readonly version: string; readonly kinds: readonly { readonly kind: string; readonly items: readonly string[] }[] };
  export default changes;
}
