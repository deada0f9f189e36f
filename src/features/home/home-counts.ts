/** The number of meals on the home page. */
export const homeMealCount = 4;

/** The number of articles on the home page. */
export const homeArticleCount = 3;
