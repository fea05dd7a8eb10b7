export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
/** By whose habits times, dates and lists are written: our English is British, where a day has 24 hours. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
