import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { calendarFeedsQuery } from '#src/api/calendar-feeds.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { studentsQuery } from '#src/api/students.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import classes from './calendar-page.module.css';
import { calendarStudents } from './calendar-students.ts';
import { FeedSection } from './feed-section.tsx';
import { FileSection } from './file-section.tsx';

/** Lunches in the parent's own calendar app: as a file, or by a private link (rows G40 to G45, rules.md#lunch-calendar). */
export function CalendarPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'orders.calendar.title' });
  usePageTitle(title);
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const { data: students } = useSuspenseQuery(studentsQuery());
  const { data: feeds } = useSuspenseQuery(calendarFeedsQuery());

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={title}
        lead={<FormattedMessage id="orders.calendar.lead" />}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to="/profile/my-orders/current-orders" {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id="profile.menu.currentOrders" />
          </TextLink>
        }
      />
      <div className={classes.page}>
        <FileSection students={calendarStudents(orders, students)} />
        <FeedSection students={students} feeds={feeds} />
      </div>
    </>
  );
}
