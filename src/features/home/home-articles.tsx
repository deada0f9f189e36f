import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowRight, IconNotebook } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { newestArticlesQuery } from '#src/api/articles.ts';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/domain/article.ts';
import { articleCardTexts } from '#src/i18n/article-card-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCard } from '#src/ui/illustrations/article-card.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import classes from './home-articles.module.css';
import { homeArticleCount } from './home-counts.ts';

/** The newest article large, with the next two beside it. */
export function HomeArticles() {
  const { data: articles } = useSuspenseQuery(newestArticlesQuery(homeArticleCount));
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
      <HomeArticle article={newest} large />
      {others.length > 0 ? (
        <div className={classes.others}>
          {others.map((article, index) => (
            <HomeArticle key={article.id} article={article} place={index + 1} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function HomeArticle({ article, large = false, place = 0 }: { article: Article; large?: boolean; place?: number }) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useKnownBusinessSettings();
  const texts = articleCardTexts(article, language, settings);
  return (
    <ArticleCard
      heading="h3"
      {...texts}
      picture={{ imageUrl: article.imageUrl, place }}
      isLarge={large}
      classes={classes}
      link={
        <Link
          to="/blog/$articleId"
          params={{ articleId: article.id }}
          className={classes.read}
          aria-label={intl.formatMessage({ id: 'home.blog.readOne' }, { title: texts.title })}
        >
          <FormattedMessage id="home.blog.read" />
          <IconArrowRight size={16} stroke={1.75} aria-hidden data-flip />
        </Link>
      }
    />
  );
}
