import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Article } from '#src/domain/article.ts';
import { usePages } from '#src/api/pages.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { BlogCard } from './blog-card.tsx';
import { BlogCardPending } from './blog-card-pending.tsx';
import { articlePagesQuery } from './article-queries.ts';
import classes from './blog-page.module.css';

// More pods do not fit on one line.
const mostPods = 40;

function renderArticle(article: Article, index: number) {
  return <BlogCard article={article} place={index} large={index === 0} />;
}

/** The health blog: the newest article as a wide card, the others below it, further pages appended (row C08). */
export function BlogPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'blog.title' }));
  const { blogPageSize } = useBusinessSettings();
  const articles = usePages(articlePagesQuery(blogPageSize));
  const list = useRef<HTMLDivElement>(null);

  return (
    <>
      <BlogHead />
      {articles.shown === 0 ? (
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
            <ListPages pages={articles.pages} renderItem={renderArticle} />
          </div>
          <MoreOfList
            of={articles}
            shownText={intl.formatMessage({ id: 'blog.shown' }, { shown: articles.shown, total: articles.total })}
            list={list}
            items="article a"
            picture={articles.total <= mostPods ? <Pods done={articles.shown} total={articles.total} /> : null}
          />
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

/**
 * Shows how many articles of the list are loaded, with one pod per article; the text beside it has the same numbers.
 */
function Pods({ done, total }: { done: number; total: number }) {
  return (
    <span className={classes.pods} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-done={index < done || undefined} />
      ))}
    </span>
  );
}

/** The placeholder of the blog while it loads. */
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
