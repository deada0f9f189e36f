/** Each language's own name, the one text that is never translated. */
export const languageNames = { en: 'English', ar: 'العربية' } as const;

/** The same where there is room for a mark only. */
export const languageMarks = { en: 'EN', ar: 'ع' } as const;

/** The two to choose from, each marked with its own `lang`. */
export const languageSegments = [
  { value: 'en', label: languageNames.en, lang: 'en' },
  { value: 'ar', label: languageNames.ar, lang: 'ar' },
] as const;
