/** What each language calls itself: the one text that stands in its own language everywhere. */
export const languageNames = { en: 'English', ar: 'العربية' } as const;
