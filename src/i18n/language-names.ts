/** Each language's own name, which is never translated. */
export const languageNames = { en: 'English', ar: 'العربية' } as const;

/** The short names for small places. */
export const languageMarks = { en: 'EN', ar: 'ع' } as const;

/** The two options of a language toggle, each with its own `lang`. */
export const languageSegments = [
  { value: 'en', label: languageNames.en, lang: 'en' },
  { value: 'ar', label: languageNames.ar, lang: 'ar' },
] as const;
