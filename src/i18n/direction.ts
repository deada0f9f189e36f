/** The two languages of the product; the code is also the `lang` of the page. */
export type Language = 'en' | 'ar';

export type Direction = 'ltr' | 'rtl';

/** The side a language starts from. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}
