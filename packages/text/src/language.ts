export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages in which the whole interface is written. The others have the names, and English around them. */
export const WRITTEN = ['en', 'de'] as const satisfies readonly Language[];
