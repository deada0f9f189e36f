import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { articleText } from '#src/api/article-text.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/api/generated/model/article.ts';
import { truncateDescription, truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticlePicture } from '#src/ui/article-picture.tsx';
import { Card } from '#src/ui/card.tsx';
import { CutTitle } from '#src/ui/cut-title.tsx';
import classes from './article-card.module.css';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type ArticleCardProps = { article: Article; place: number; wide?: boolean };

/** An article in the list: title and text cut as spec §2 has it, the whole of both in reach (decisions.md, "Truncation"). */
export function ArticleCard({ article, place, wide = false }: ArticleCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useBusinessSettings();
  const title = nameOf(language, article);
  const source = localized(language, article.description, article.arabic_description);
  const text = articleText(source).replaceAll(/\s+/g, ' ');
  const cut = truncateDescription(text, language, settings);
  return (
    <Card
      component="article"
      padding="none"
      clip
      className={classes.card}
      data-wide={wide || undefined}
      aria-label={title}
    >
      <ArticlePicture imageUrl={article.image_url} place={place} eager={wide} className={classes.picture} />
      <div className={classes.words}>
        <time dateTime={article.created_at}>
          <bdi>{formatDate(language, article.created_at, 'date')}</bdi>
        </time>
        <CutTitle component="h2" title={title} cut={truncateTitle(title, language, settings)} />
        <p>
          {cut === text ? (
            text
          ) : (
            <>
              <span aria-hidden>{cut}</span>
              <VisuallyHidden>{text}</VisuallyHidden>
            </>
          )}
        </p>
        <Link
          to="/blog/$articleId"
          params={{ articleId: article.id }}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'blog.read-one' }, { title })}
        >
          <FormattedMessage id="blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      </div>
    </Card>
  );
}
