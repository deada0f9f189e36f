import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconCalendar, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { articleText } from '#src/domain/article-text.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { ArticlePicture } from '#src/ui/illustrations/article-picture.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { languageOfText } from '#src/ui/text/text-direction.ts';
import { ArticleBody } from './article-body.tsx';
import classes from './article-page.module.css';
import { articleQuery } from '#src/api/articles.ts';
import { ArticleShare } from './article-share.tsx';
import { readingMinutes } from './reading-minutes.ts';
import { SideArticles, SideArticlesPending } from './side-articles.tsx';

/** One article, beside a list of other articles (row C09). */
export function ArticlePage({ articleId }: { articleId: number }) {
  const language = useLanguage();
  const { data: article } = useSuspenseQuery(articleQuery(articleId));
  const title = nameOf(language, article);
  const source = localized(language, article.description, article.arabicDescription);
  usePageTitle(title);
  if (!article.isActive) return <ArticleWithdrawn title={title} />;

  return (
    <>
      <BackToBlog />
      <header className={classes.header}>
        <div className={classes.title}>
          <h1 tabIndex={-1} lang={languageOfText(title)}>
            {title}
          </h1>
          <p className={classes.meta}>
            <span>
              <IconCalendar size={16} stroke={1.75} aria-hidden />
              <time dateTime={article.createdAt}>
                <bdi>{formatDate(language, article.createdAt, 'date')}</bdi>
              </time>
            </span>
            <span>
              <IconClock size={16} stroke={1.75} aria-hidden />
              <FormattedMessage id="article.minutes" values={{ minutes: readingMinutes(articleText(source)) }} />
            </span>
          </p>
        </div>
        <ArticlePicture imageUrl={article.imageUrl} place={article.id} eager className={classes.picture} />
      </header>
      <div className={classes.columns}>
        <ArticleShare title={title} />
        <ArticleBody source={source} title={title} />
        <aside className={classes.next} aria-labelledby="read-next">
          <h2 id="read-next">
            <FormattedMessage id="article.next" />
          </h2>
          <QueryBoundary
            pending={<SideArticlesPending />}
            failed={(retry, error) => (
              <LoadErrorNotice
                kind="plain"
                text={<FormattedMessage id="article.next.failed" />}
                error={error}
                retry={retry}
                retryLabel={<FormattedMessage id="article.next.retry" />}
              />
            )}
          >
            <SideArticles articleId={article.id} />
          </QueryBoundary>
        </aside>
      </div>
    </>
  );
}

/** Shown instead of an article that is no longer offered. */
function ArticleWithdrawn({ title }: { title: string }) {
  return (
    <>
      <BackToBlog />
      <EmptyState
        level={1}
        picture={<Scene name="empty-orders" />}
        title={<FormattedMessage id="article.withdrawn.title" />}
        text={
          <FormattedMessage id="article.withdrawn.text" values={{ title: <DataText key="title" text={title} /> }} />
        }
        actions={
          <Button renderRoot={(props) => <Link to="/blog" {...props} />}>
            <FormattedMessage id="article.withdrawn.others" />
          </Button>
        }
      />
    </>
  );
}

function BackToBlog() {
  return (
    <Link to="/blog" className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden data-flip />
      <FormattedMessage id="blog.title" />
    </Link>
  );
}

/** The placeholder of an article while it loads. */
export function ArticlePending() {
  const intl = useIntl();
  return (
    <>
      <BackToBlog />
      <Loading label={intl.formatMessage({ id: 'article.loading' })}>
        <Skeleton height={392} radius={36} />
        <div className={classes.columns}>
          <div />
          <SkeletonLines count={12} />
          <div className={classes.next}>
            <h2>
              <FormattedMessage id="article.next" />
            </h2>
            <SideArticlesPending />
          </div>
        </div>
      </Loading>
    </>
  );
}
