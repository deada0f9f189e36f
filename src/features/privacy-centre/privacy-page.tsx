import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { consentsQuery } from '#src/api/consents.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { studentsQuery } from '#src/api/students.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { ConsentList } from './consent-list.tsx';
import { FamilyData } from './family-data.tsx';
import { KeptKinds } from './kept-kinds.tsx';
import { PrivacyHead } from './privacy-head.tsx';
import classes from './privacy-page.module.css';

/** The privacy centre: what is kept about the family, and what the parent agreed to (rows G70 to G72). */
export function PrivacyPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'privacy.page.title' });
  usePageTitle(title);
  const user = useLoadedUser();
  const { data: students } = useSuspenseQuery(studentsQuery());
  const { data: consents } = useSuspenseQuery(consentsQuery());

  return (
    <>
      <PrivacyHead title={title} lead={<FormattedMessage id="privacy.page.lead" />} />
      <div className={classes.page}>
        <KeptKinds />
        <FamilyData user={user} students={students} consents={consents} />
        <ConsentList consents={consents} students={students} />
      </div>
    </>
  );
}
