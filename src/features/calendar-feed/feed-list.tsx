import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconLinkOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropFromList } from '#src/api/cached-list.ts';
import { calendarFeedsQuery, revokeFeed } from '#src/api/calendar-feeds.ts';
import type { CalendarFeed } from '#src/domain/calendar-feed.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { languageNames } from '#src/i18n/language-names.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
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
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  const [asked, setAsked] = useState<{ feed: CalendarFeed; opened: boolean } | null>(null);
  const revocation = useMutation({
    mutationFn: async ({ id }: CalendarFeed) => revokeFeed(id),
    onSuccess: async (_nothing, { id }) => dropFromList(queryClient, calendarFeedsQuery(), id),
  });

  const close = () => {
    setAsked(asked && { ...asked, opened: false });
  };

  async function revoke(feed: CalendarFeed): Promise<void> {
    try {
      await revocation.mutateAsync(feed);
    } catch {
      // Shown in the dialog, and in a toast.
      return;
    }
    isGone.current = true;
    onRevoked(feed.id);
    showToast({ id: 'calendar', kind: 'success', title: intl.formatMessage({ id: 'orders.calendar.revoked' }) });
    close();
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.listTitle}>
        <FormattedMessage id="orders.calendar.links" values={{ count: feeds.length }} />
      </h3>
      {feeds.length > 0 && (
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
                    revocation.reset();
                    setAsked({ feed, opened: true });
                  }}
                >
                  <FormattedMessage id="orders.calendar.revoke" />
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asked && (
        <ConfirmDialog
          opened={asked.opened}
          title={
            <FormattedMessage
              id="orders.calendar.revoke.title"
              values={{ whose: <DataText key="whose" text={nameFor(asked.feed.studentId)} /> }}
            />
          }
          text={<FormattedMessage id="orders.calendar.revoke.text" />}
          cancelLabel={intl.formatMessage({ id: 'orders.calendar.revoke.keep' })}
          confirmLabel={intl.formatMessage({ id: 'orders.calendar.revoke' })}
          busy={revocation.isPending}
          busyLabel={intl.formatMessage({ id: 'orders.calendar.revoking' })}
          onClose={close}
          onClosed={() => {
            // The button that opened the dialog is gone.
            if (isGone.current) heading.current?.focus();
            isGone.current = false;
          }}
          onConfirm={() => {
            guard(async () => revoke(asked.feed));
          }}
        >
          {revocation.isError && (
            <Notice kind="error" role="alert">
              <ErrorMessages error={revocation.error} />
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
