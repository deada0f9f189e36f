import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { DataText } from '#src/ui/text/data-text.tsx';
import type { CalendarStudent } from './calendar-students.ts';
import classes from './calendar-page.module.css';
import { useCalendarFile } from './use-calendar-file.ts';

/** Downloads the lunches of the family or of one student as a file to import (row G40). */
export function FileSection({ students }: { students: readonly CalendarStudent[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const file = useCalendarFile();
  const choices = [
    ...(students.length > 1 ? [{ key: 0, name: null, students }] : []),
    ...students.map((student) => ({ key: student.id, name: nameOf(language, student.name), students: [student] })),
  ];

  return (
    <section aria-labelledby="calendar-file">
      <h2 id="calendar-file">
        <FormattedMessage id="orders.calendar.file.title" />
      </h2>
      <p className={classes.lead}>
        <FormattedMessage id="orders.calendar.file.lead" />
      </p>
      <Card padding="none" className={classes.card}>
        {students.length === 0 && (
          <p>
            <FormattedMessage id="orders.calendar.none" />
          </p>
        )}
        <ul className={rows.list}>
          {choices.map((choice) => {
            const whose = choice.name ?? intl.formatMessage({ id: 'orders.calendar.family' });
            return (
              <li key={choice.key} className={rows.row}>
                <p className={rows.title}>
                  <DataText text={whose} />
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
                  aria-label={intl.formatMessage({ id: 'orders.calendar.download.label' }, { whose })}
                  loading={
                    file.pending?.length === choice.students.length && file.pending[0]?.id === choice.students[0]?.id
                  }
                  loadingLabel={intl.formatMessage({ id: 'orders.calendar.downloading' })}
                  onClick={() => {
                    file.download(choice.students);
                  }}
                >
                  <FormattedMessage id="orders.calendar.download" />
                </Button>
              </li>
            );
          })}
        </ul>
        {file.error !== null && (
          <Notice kind="error" role="alert" className={classes.refusal}>
            <ErrorMessages error={file.error} />
          </Notice>
        )}
      </Card>
    </section>
  );
}
