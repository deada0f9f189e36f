import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { subscribeAddress } from '#src/domain/calendar-feed.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './calendar-page.module.css';

interface CreatedFeedProps {
  url: string;
  /** Whose lunches the link has. */
  whose: string;
}

/** A new link, which is shown this once: to open in a calendar app, or to copy (row G43). */
export function CreatedFeed({ url, whose }: CreatedFeedProps) {
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopying('copied');
    } catch {
      // The browser may refuse; the parent can still select the link.
      setCopying('failed');
    }
  };

  return (
    <Card padding="none" className={classes.created}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage
          id="orders.calendar.created.title"
          values={{ whose: <DataText key="whose" text={whose} /> }}
        />
      </h3>
      <p>
        <FormattedMessage id="orders.calendar.created.once" />
      </p>
      <p className={classes.link} dir="ltr">
        {url}
      </p>
      <div className={classes.actions}>
        <Button
          icon={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
          component="a"
          href={subscribeAddress(url)}
        >
          <FormattedMessage id="orders.calendar.created.open" />
        </Button>
        <Button
          variant="secondary"
          icon={
            copying === 'copied' ? (
              <IconCheck size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconCopy size={20} stroke={1.75} aria-hidden />
            )
          }
          onClick={() => {
            void copy();
          }}
        >
          <FormattedMessage id="orders.calendar.created.copy" />
        </Button>
        <output>{copying !== undefined && <FormattedMessage id={`orders.calendar.created.${copying}`} />}</output>
      </div>
    </Card>
  );
}
