/** How many meals the home page shows. */
export const homeMealCount = 4;

/** How many articles the home page shows. */
export const homeArticleCount = 3;
