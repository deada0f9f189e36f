import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/domain/article.ts';
import { articleCardTexts } from '#src/i18n/article-card-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCard } from '#src/ui/illustrations/article-card.tsx';
import classes from './blog-card.module.css';

type BlogCardProps = { article: Article; place: number; large?: boolean };

/** A card of one article in the list. */
export function BlogCard({ article, place, large = false }: BlogCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const texts = articleCardTexts(article, language, settings);
  return (
    <ArticleCard
      heading="h2"
      {...texts}
      picture={{ imageUrl: article.imageUrl, place, eager: large }}
      isLarge={large}
      classes={classes}
      link={
        <Link
          to="/blog/$articleId"
          params={{ articleId: article.id }}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'blog.readOne' }, { title: texts.title })}
        >
          <FormattedMessage id="blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      }
    />
  );
}
