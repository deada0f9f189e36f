import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSteadyRows } from '#src/api/pages.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import { BlogCard } from './blog-card.tsx';
import { BlogCardPending } from './blog-card-pending.tsx';
import { articlePagesQuery } from './article-queries.ts';
import classes from './blog-page.module.css';

// More of them would not stand in a line.
const mostPods = 40;

/** The health blog: the newest article wide, the others below it, further pages appended (row C08). */
export function BlogPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'blog.title' }));
  const { blogPageSize } = useBusinessSettings();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(articlePagesQuery(blogPageSize));
  const isLongWait = useLongWait(isFetchingNextPage);
  const articles = useSteadyRows(data.pages, (page) => page.data.health_blogs, refetch).flat();
  const total = data.pages[0]?.meta.total_count ?? 0;
  const list = useRef<HTMLDivElement>(null);
  const shown = articles.length;
  const shownText = intl.formatMessage({ id: 'blog.shown' }, { shown, total });
  const onMore = useFocusFirstNew({ list, items: 'article a', shown, hasMore: hasNextPage, shownText });

  return (
    <>
      <BlogHead />
      {articles.length === 0 ? (
        <EmptyState
          picture={<Scene name="empty-orders" />}
          title={<FormattedMessage id="blog.empty" />}
          text={<FormattedMessage id="blog.empty.text" />}
          actions={
            <Button renderRoot={(props) => <Link to="/meals" {...props} />}>
              <FormattedMessage id="blog.empty.meals" />
            </Button>
          }
        />
      ) : (
        <>
          <div ref={list} className={classes.articles}>
            {articles.map((article, index) => (
              <BlogCard key={article.id} article={article} place={index} large={index === 0} />
            ))}
          </div>
          <div className={classes.more}>
            {total <= mostPods ? <Pods done={articles.length} total={total} /> : null}
            <p>{shownText}</p>
            {isFetchNextPageError ? (
              <Notice kind="error" role="alert">
                <p>
                  <FormattedMessage id="blog.more.failed" />
                </p>
                <ErrorMessages error={error} />
              </Notice>
            ) : null}
            {hasNextPage ? (
              <Button
                variant="secondary"
                loading={isLongWait}
                loadingLabel={intl.formatMessage({ id: 'blog.more.loading' })}
                onClick={() => {
                  onMore();
                  void fetchNextPage({ cancelRefetch: false });
                }}
              >
                <FormattedMessage id={isFetchNextPageError ? 'blog.more.retry' : 'blog.more'} />
              </Button>
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

function BlogHead() {
  return (
    <PageHead
      className={classes.head}
      title={<FormattedMessage id="blog.title" />}
      lead={<FormattedMessage id="blog.lead" />}
    />
  );
}

/** How far the list has come, one pod an article; the words beside it say the same. */
function Pods({ done, total }: { done: number; total: number }) {
  return (
    <span className={classes.pods} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-done={index < done || undefined} />
      ))}
    </span>
  );
}

/** The list on its way. */
export function BlogPending() {
  const intl = useIntl();
  return (
    <>
      <BlogHead />
      <Loading label={intl.formatMessage({ id: 'blog.loading' })} className={classes.articles}>
        <BlogCardPending large />
        <BlogCardPending />
        <BlogCardPending />
        <BlogCardPending />
      </Loading>
    </>
  );
}
