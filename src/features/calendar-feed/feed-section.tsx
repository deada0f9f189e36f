import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconLinkPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { calendarFeedsQuery, type CreatedCalendarFeed, createFeed } from '#src/api/calendar-feeds.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import type { CalendarFeed } from '#src/domain/calendar-feed.ts';
import type { Student } from '#src/domain/student.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './calendar-page.module.css';
import { CreatedFeed } from './created-feed.tsx';
import { FeedList } from './feed-list.tsx';

interface FeedSectionProps {
  students: readonly Student[];
  feeds: readonly CalendarFeed[];
}

/** Creates private links for calendar apps, shows a new one once, and lists those that can be revoked (rows G43 to G45). */
export function FeedSection({ students, feeds }: FeedSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useSubmitGuard();
  const keys = useAttemptKeys();
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<CreatedCalendarFeed | null>(null);
  const creation = useMutation({
    mutationFn: async (studentId: number | null) => createFeed(studentId, language, keys),
  });
  const nameFor = (studentId: number | null) => {
    if (studentId === null) return intl.formatMessage({ id: 'orders.calendar.family' });
    const student = students.find(({ id }) => id === studentId);
    // Removed on another device; the links are requested again, too.
    return student ? nameOf(language, student) : intl.formatMessage({ id: 'students.gone' });
  };

  async function create(studentId: number | null): Promise<void> {
    try {
      const made = await creation.mutateAsync(studentId);
      setCreated(made);
      void keepInList(queryClient, calendarFeedsQuery(), made.feed);
    } catch {
      // Shown below, and in a toast.
    }
  }

  return (
    <section aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">
        <FormattedMessage id="orders.calendar.feed.title" />
      </h2>
      <p className={classes.lead}>
        <FormattedMessage id="orders.calendar.feed.lead" />
      </p>
      <Notice kind="info" className={classes.warning}>
        <p>
          <FormattedMessage id="orders.calendar.feed.warning" />
        </p>
      </Notice>
      {created && <CreatedFeed key={created.feed.id} url={created.url} whose={nameFor(created.feed.studentId)} />}
      <Card padding="none" className={classes.card}>
        <ul className={rows.list}>
          {[null, ...students.map(({ id }) => id)].map((studentId) => (
            <li key={studentId ?? 0} className={rows.row}>
              <p className={rows.title}>
                <DataText text={nameFor(studentId)} />
              </p>
              <Button
                variant="secondary"
                size="small"
                icon={<IconLinkPlus size={16} stroke={1.75} aria-hidden />}
                aria-label={intl.formatMessage(
                  { id: 'orders.calendar.feed.create.label' },
                  { whose: nameFor(studentId) },
                )}
                loading={creation.isPending && creation.variables === studentId}
                loadingLabel={intl.formatMessage({ id: 'orders.calendar.feed.creating' })}
                onClick={() => {
                  guard(async () => create(studentId));
                }}
              >
                <FormattedMessage id="orders.calendar.feed.create" />
              </Button>
            </li>
          ))}
        </ul>
        {creation.isError && (
          <Notice kind="error" role="alert" className={classes.refusal}>
            <ErrorMessages error={creation.error} />
          </Notice>
        )}
      </Card>
      <FeedList
        feeds={feeds}
        nameFor={nameFor}
        onRevoked={(id) => {
          if (created?.feed.id === id) setCreated(null);
        }}
      />
    </section>
  );
}
