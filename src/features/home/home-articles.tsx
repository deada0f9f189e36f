import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowRight, IconNotebook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { articleText } from '#src/api/article-text.ts';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/api/generated/model/article.ts';
import { truncateDescription, truncateTitle } from '#src/domain/truncate.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticlePicture } from '#src/ui/article-picture.tsx';
import { Card } from '#src/ui/card.tsx';
import { CutTitle } from '#src/ui/cut-title.tsx';
import { EmptyRow } from '#src/ui/empty-row.tsx';
import classes from './home-articles.module.css';
import { homeArticlesQuery } from './home-queries.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** The newest article large, the two before it beside it. */
export function HomeArticles() {
  const { health_blogs: articles } = useSuspenseQuery(homeArticlesQuery()).data.data;
  const [newest, ...others] = articles;

  if (!newest) {
    return (
      <EmptyRow
        icon={<IconNotebook size={24} stroke={1.75} />}
        title={<FormattedMessage id="home.blog.empty" />}
        text={<FormattedMessage id="home.blog.empty.text" />}
      />
    );
  }
  return (
    <div className={classes.articles}>
      <ArticleCard article={newest} large />
      {others.length > 0 ? (
        <div className={classes.others}>
          {others.map((article, index) => (
            <ArticleCard key={article.id} article={article} place={index + 1} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const articlePath = (id: number): string => `/blog/${id}`;

function ArticleCard({ article, large = false, place = 0 }: { article: Article; large?: boolean; place?: number }) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useKnownBusinessSettings();
  const title = nameOf(language, article);
  // Paragraphs run on: a card has one.
  const source = localized(language, article.description, article.arabic_description);
  const text = articleText(source).replaceAll(/\s+/g, ' ');
  const cut = truncateDescription(text, language, settings);
  return (
    <Card
      component="article"
      padding="none"
      clip
      className={classes.card}
      data-large={large || undefined}
      aria-label={title}
    >
      <ArticlePicture imageUrl={article.image_url} place={place} className={classes.picture} />
      <div className={classes.words}>
        <time dateTime={article.created_at}>
          <bdi>{formatDate(language, new Date(article.created_at), 'date')}</bdi>
        </time>
        <CutTitle component="h3" title={title} cut={truncateTitle(title, language, settings)} />
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
          to={articlePath(article.id)}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'home.blog.read-one' }, { title })}
        >
          <FormattedMessage id="home.blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      </div>
    </Card>
  );
}
