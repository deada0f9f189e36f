import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { EventKinds } from './event-kinds.tsx';
import { EventNews } from './event-news.tsx';
import classes from './event-page.module.css';

/** The plates on the table, in order of position. */
const plates = [
  'event-fruit-plate',
  'event-pita-plate',
  'event-salad-plate',
  'event-melon-plate',
  'event-sandwich-plate',
] as const;

/** The page of the event plan: the kinds of event, and the news (row C07). */
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
          {plates.map((name, index) => (
            <div key={name} className={classes.plate} data-place={index + 1}>
              <DrawnPicture name={name} sizes="(max-width: 63.9375em) 130px, 206px" />
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
    <LoadErrorNotice
      kind="plain"
      text={<FormattedMessage id="event.failed" />}
      error={error}
      retry={retry}
      retryLabel={<FormattedMessage id="event.retry" />}
    />
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
