declare module 'virtual:icons' {
  /** Where the sprite lies. */
  const address: string;
  export default address;
}

declare module 'virtual:hyphens' {
  /** For each language its long words, with the places where they may break. */
  const hyphens: Readonly<Record<'en' | 'de' | 'fr' | 'pl' | 'ru', () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  export default hyphens;
}
