import { lazy, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { DayCardPending } from './day-card.tsx';
import classes from './first-weeks.module.css';
import strip from './menu-strip.module.css';

const FirstWeeks = lazy(async () => ({ default: (await import('./first-weeks.tsx')).FirstWeeks }));

/** How far below the window the section begins to load, in pixels. */
const marginPx = 600;

/**
 * The place of a package's menu below its page. It has its height from the start, and loads code and menu when it comes
 * near the window, so that a visitor who does not scroll that far pays nothing for it (row F05).
 */
export function FirstWeeksPlace({ packageId }: { packageId: number }) {
  const intl = useIntl();
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <section ref={place} className={classes.place} aria-labelledby="first-weeks">
      <h2 id="first-weeks">
        <FormattedMessage id="menu.firstWeeks.title" />
      </h2>
      {isNear ? (
        <QueryBoundary
          pending={
            <Loading label={intl.formatMessage({ id: 'menu.loading' })}>
              <WeeksPending cards={days.length} />
            </Loading>
          }
          failed={(retry, error) => (
            <LoadErrorNotice
              kind="plain"
              text={<FormattedMessage id="menu.failed" />}
              error={error}
              retry={retry}
              retryLabel={<FormattedMessage id="meals.retry" />}
            />
          )}
        >
          <FirstWeeks packageId={packageId} />
        </QueryBoundary>
      ) : (
        <WeeksPending cards={1} />
      )}
    </section>
  );
}

const days = [0, 1, 2, 3, 4] as const;

/**
 * The placeholder of both weeks.
 * @param cards how many cards of a week to draw. One is enough for the height, and far less work for each visitor who
 * opens the page; a visitor sees the placeholder only near the window, where all five are drawn.
 */
function WeeksPending({ cards }: { cards: number }) {
  return (
    <>
      {/* Hidden: it has the height of the sentence that replaces it, which differs only in the date. */}
      <p className={classes.leadPending} aria-hidden>
        <FormattedMessage id="menu.firstWeeks.lead" values={{ date: <DateText on="2026-11-29" variant="day" /> }} />
      </p>
      {(['first', 'second'] as const).map((week) => (
        <div key={week} className={strip.strip} aria-hidden>
          {days.map((day) => (
            <div key={day} className={strip.day}>
              {day < cards && <DayCardPending />}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}
