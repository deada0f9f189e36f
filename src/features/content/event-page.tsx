import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureMessages } from '#src/api/failure-messages.tsx';
import { QueryBoundary } from '#src/api/query-boundary.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/button.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { PlacedFood } from '#src/ui/placed-food.tsx';
import { DrawnPlate } from '#src/ui/plate.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EventKinds } from './event-kinds.tsx';
import { EventNews } from './event-news.tsx';
import classes from './event-page.module.css';

/** The plates on the table, in the order of their places. */
const plates: readonly (readonly PlacedFood[])[] = [
  [
    { food: 'strawberry', x: 110, y: 140, size: 100, turn: -10 },
    { food: 'blueberries', x: 192, y: 150, size: 104, turn: 6 },
    { food: 'strawberry', x: 152, y: 214, size: 66, turn: 16 },
  ],
  [{ food: 'pita', x: 150, y: 152, size: 150, turn: -8 }],
  [{ food: 'salad', x: 150, y: 152, size: 156 }],
  [
    { food: 'orange', x: 118, y: 140, size: 104, turn: -6 },
    { food: 'watermelon', x: 196, y: 178, size: 96, turn: 8 },
  ],
  [{ food: 'sandwich', x: 150, y: 152, size: 140, turn: -4 }],
];

/** The event plan: what kinds of event there are tables for, and the news (acceptance C07). */
export function EventPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'event.title' }));
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1>
            <FormattedMessage id="event.hero.title" />
          </h1>
          <p>
            <FormattedMessage id="event.hero.text" />
          </p>
          <Button
            size="large"
            className={classes.ask ?? ''}
            iconAfter={<IconArrowRight size={20} stroke={1.75} aria-hidden data-flip />}
            renderRoot={(props) => <Link to="/contact" {...props} />}
          >
            <FormattedMessage id="event.hero.ask" />
          </Button>
        </div>
        <div className={classes.table} aria-hidden>
          {plates.map((foods, index) => (
            <div key={foods[0]?.food} className={classes.plate} data-place={index + 1}>
              <DrawnPlate foods={foods} />
            </div>
          ))}
        </div>
      </section>
      <section className={classes.kinds} aria-label={intl.formatMessage({ id: 'event.kinds' })}>
        <QueryBoundary pending={<KindsPending />} failed={(retry, error) => <PartFailed retry={retry} error={error} />}>
          <EventKinds />
        </QueryBoundary>
      </section>
      <section className={classes.news} aria-labelledby="event-news">
        <h2 id="event-news">
          <FormattedMessage id="event.news" />
        </h2>
        <QueryBoundary pending={<NewsPending />} failed={(retry, error) => <PartFailed retry={retry} error={error} />}>
          <EventNews />
        </QueryBoundary>
      </section>
    </>
  );
}

function PartFailed({ retry, error }: { retry: () => void; error: unknown }) {
  return (
    <Notice
      kind="plain"
      role="alert"
      action={
        <Button size="small" look="secondary" onClick={retry}>
          <FormattedMessage id="event.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="event.failed" />
      </p>
      <FailureMessages error={error} />
    </Notice>
  );
}

function KindsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'event.loading' })} className={classes.three}>
      <Skeleton height={204} radius={28} />
      <Skeleton height={204} radius={28} />
      <Skeleton height={204} radius={28} />
    </Loading>
  );
}

function NewsPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'event.loading' })}>
      <Skeleton height={380} radius={28} />
    </Loading>
  );
}
