/** The company's name in both languages (rules.md#brand). index.html repeats it; company.test.ts compares them. */
export const company = {
  name: { en: 'Nabta', ar: 'نبتة' },
  foundedIn: 2022,
} as const;
