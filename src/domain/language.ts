/** The languages of the product; each is also the page's `lang`. */
export type Language = 'en' | 'ar';
