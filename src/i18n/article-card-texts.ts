import { articleLine } from '#src/domain/article-text.ts';
import type { Article } from '#src/domain/article.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { truncateDescription, truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from './formats.ts';
import { localized, nameOf } from './localized.ts';

/** The texts of an article's card, in full and cut to the length for lists (rules.md#cut-texts). */
export function articleCardTexts(
  article: Article,
  language: Language,
  settings: Pick<BusinessSettings, 'titleLength' | 'descriptionLength'>,
) {
  const title = nameOf(language, article);
  const text = articleLine(localized(language, article.description, article.arabicDescription));
  return {
    title,
    cutTitle: truncateTitle(title, language, settings),
    text,
    cutText: truncateDescription(text, language, settings),
    date: { at: article.createdAt, text: formatDate(language, article.createdAt, 'date') },
  };
}
