import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { IconNews } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSteadyRows } from '#src/api/pages.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticlePicture } from '#src/ui/illustrations/article-picture.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useFocusFirstNew } from '#src/ui/lists/use-focus-first-new.ts';
import { useLongWait } from '#src/ui/feedback/use-long-wait.ts';
import classes from './event-news.module.css';
import { newsPagesQuery } from './event-queries.ts';

/** News of events: the newest large, the others beside and below it. Its text stands here in full; there is no page to go to. */
export function EventNews() {
  const intl = useIntl();
  const language = useLanguage();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } =
    useSuspenseInfiniteQuery(newsPagesQuery());
  const isLongWait = useLongWait(isFetchingNextPage);
  const news = useSteadyRows(data.pages, (page) => page.data.news, refetch).flat();
  const list = useRef<HTMLDivElement>(null);
  const shown = news.length;
  const total = data.pages[0]?.meta.total_count ?? 0;
  const shownText = intl.formatMessage({ id: 'event.news.shown' }, { shown, total });
  const onMore = useFocusFirstNew({ list, items: 'article h3', shown, hasMore: hasNextPage, shownText });

  if (news.length === 0) {
    return (
      <EmptyRow
        icon={<IconNews size={24} stroke={1.75} />}
        title={<FormattedMessage id="event.news.empty" />}
        text={<FormattedMessage id="event.news.empty.text" />}
        action={
          <Button size="small" variant="secondary" renderRoot={(props) => <Link to="/blog" {...props} />}>
            <FormattedMessage id="event.news.blog" />
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div ref={list} className={classes.news}>
        {news.map((item, index) => (
          <Card
            key={item.id}
            component="article"
            padding="none"
            clip
            className={classes.card}
            data-large={index === 0 || undefined}
            aria-label={nameOf(language, item)}
          >
            <ArticlePicture imageUrl={item.image_url} place={index + 1} className={classes.picture} />
            <div className={classes.words}>
              <time dateTime={item.published_on}>
                <bdi>{formatDate(language, item.published_on, 'date')}</bdi>
              </time>
              <h3 tabIndex={-1}>
                <DataText text={nameOf(language, item)} />
              </h3>
              <p>
                <DataText text={localized(language, item.description, item.arabic_description)} />
              </p>
            </div>
          </Card>
        ))}
      </div>
      {hasNextPage ? (
        <div className={classes.more}>
          {isFetchNextPageError ? (
            <Notice kind="error" role="alert">
              <p>
                <FormattedMessage id="event.news.more.failed" />
              </p>
              <ErrorMessages error={error} />
            </Notice>
          ) : null}
          <Button
            variant="secondary"
            loading={isLongWait}
            loadingLabel={intl.formatMessage({ id: 'event.news.more.loading' })}
            onClick={() => {
              onMore();
              void fetchNextPage({ cancelRefetch: false });
            }}
          >
            <FormattedMessage id={isFetchNextPageError ? 'event.retry' : 'event.news.more'} />
          </Button>
        </div>
      ) : null}
    </>
  );
}
