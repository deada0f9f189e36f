import { useQueryClient } from '@tanstack/react-query';
import { IconLinkOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropFromList } from '#src/api/cached-list.ts';
import { calendarFeedsQuery, revokeFeed } from '#src/api/calendar-feeds.ts';
import type { CalendarFeed } from '#src/domain/calendar-feed.ts';
import { useRowRemoval } from '#src/forms/use-row-removal.tsx';
import { InstantText } from '#src/i18n/date-text.tsx';
import { languageNames } from '#src/i18n/language-names.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './calendar-page.module.css';

interface FeedListProps {
  feeds: readonly CalendarFeed[];
  nameFor: (studentId: number | null) => string;
  onRevoked: (feedId: number) => void;
}

/** The private links that can be read, each with its revocation (rows G44, G45). Their addresses are not known any more. */
export function FeedList({ feeds, nameFor, onRevoked }: FeedListProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const revocation = useRowRemoval<CalendarFeed>({
    remove: async ({ id }) => {
      await revokeFeed(id);
      await dropFromList(queryClient, calendarFeedsQuery(), id);
    },
    onRemoved: ({ id }) => {
      onRevoked(id);
      showToast({ id: 'calendar', kind: 'success', title: intl.formatMessage({ id: 'orders.calendar.revoked' }) });
    },
    focusAfter: () => heading.current,
  });

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.listTitle}>
        <FormattedMessage id="orders.calendar.links" values={{ count: feeds.length }} />
      </h3>
      {feeds.length === 0 ? (
        <p className={classes.muted}>
          <FormattedMessage id="orders.calendar.links.none" />
        </p>
      ) : (
        <Card padding="none" className={classes.card}>
          <ul className={rows.list} aria-label={intl.formatMessage({ id: 'orders.calendar.links.label' })}>
            {feeds.map((feed) => (
              <li key={feed.id} className={rows.row}>
                <div className={rows.text}>
                  <p className={rows.title}>
                    <DataText text={nameFor(feed.studentId)} />
                  </p>
                  <p className={classes.muted}>
                    <FormattedMessage
                      id="orders.calendar.link.made"
                      values={{
                        date: <InstantText key="date" at={feed.createdAt} />,
                        language: (
                          <bdi key="language" lang={feed.language}>
                            {languageNames[feed.language]}
                          </bdi>
                        ),
                      }}
                    />
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  icon={<IconLinkOff size={16} stroke={1.75} aria-hidden />}
                  aria-label={intl.formatMessage(
                    { id: 'orders.calendar.revoke.label' },
                    { whose: nameFor(feed.studentId) },
                  )}
                  onClick={() => {
                    revocation.ask(feed);
                  }}
                >
                  <FormattedMessage id="orders.calendar.revoke" />
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {revocation.row && (
        <ConfirmDialog
          {...revocation.dialog}
          title={
            <FormattedMessage
              id="orders.calendar.revoke.title"
              values={{ whose: <DataText key="whose" text={nameFor(revocation.row.studentId)} /> }}
            />
          }
          text={<FormattedMessage id="orders.calendar.revoke.text" />}
          cancelLabel={intl.formatMessage({ id: 'orders.calendar.revoke.keep' })}
          confirmLabel={intl.formatMessage({ id: 'orders.calendar.revoke' })}
          busyLabel={intl.formatMessage({ id: 'orders.calendar.revoking' })}
        />
      )}
    </>
  );
}
