import { IconNews } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewsItem } from '#src/domain/event.ts';
import { usePages } from '#src/api/pages.ts';
import { MoreOfList } from '#src/errors/more-of-list.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticlePicture } from '#src/ui/illustrations/article-picture.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import classes from './event-news.module.css';
import { newsPagesQuery } from './event-queries.ts';

/**
 * News about events: the newest large, the others beside and below it. Each text is complete, so no item links to a
 * page.
 */
export function EventNews() {
  const intl = useIntl();
  const news = usePages(newsPagesQuery());
  const list = useRef<HTMLDivElement>(null);

  if (news.shown === 0) {
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
        <ListPages pages={news.pages} renderItem={renderNews} />
      </div>
      <MoreOfList
        of={news}
        shownText={intl.formatMessage({ id: 'event.news.shown' }, { shown: news.shown, total: news.total })}
        list={list}
        items="article h3"
      />
    </>
  );
}

function renderNews(item: NewsItem, index: number) {
  return <NewsCard item={item} index={index} />;
}

function NewsCard({ item, index }: { item: NewsItem; index: number }) {
  const language = useLanguage();
  return (
    <Card
      component="article"
      padding="none"
      clip
      className={classes.card}
      data-large={index === 0 || undefined}
      aria-label={nameOf(language, item)}
    >
      <ArticlePicture imageUrl={item.imageUrl} place={index + 1} className={classes.picture} />
      <div className={classes.words}>
        <time dateTime={item.publishedOn}>
          <bdi>{formatDate(language, item.publishedOn, 'date')}</bdi>
        </time>
        <h3 tabIndex={-1}>
          <DataText text={nameOf(language, item)} />
        </h3>
        <p>
          <DataText text={localized(language, item.description, item.arabicDescription)} />
        </p>
      </div>
    </Card>
  );
}
