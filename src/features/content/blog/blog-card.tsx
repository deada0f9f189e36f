import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { articleLine } from '#src/api/article-text.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/domain/article.ts';
import { truncateDescription, truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCard } from '#src/ui/illustrations/article-card.tsx';
import classes from './blog-card.module.css';

type BlogCardProps = { article: Article; place: number; large?: boolean };

/** An article in the list. */
export function BlogCard({ article, place, large = false }: BlogCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const title = nameOf(language, article);
  const text = articleLine(localized(language, article.description, article.arabicDescription));
  return (
    <ArticleCard
      heading="h2"
      title={title}
      cutTitle={truncateTitle(title, language, settings)}
      text={text}
      cutText={truncateDescription(text, language, settings)}
      date={{ at: article.createdAt, text: formatDate(language, article.createdAt, 'date') }}
      picture={{ imageUrl: article.imageUrl, place, eager: large }}
      isLarge={large}
      classes={classes}
      link={
        <Link
          to="/blog/$articleId"
          params={{ articleId: article.id }}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'blog.readOne' }, { title })}
        >
          <FormattedMessage id="blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      }
    />
  );
}
