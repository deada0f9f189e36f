/** The languages of the product; each is also the `lang` of the page. */
export type Language = 'en' | 'ar';
