import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { consentsQuery } from '#src/api/consents.ts';
import { dataExportsQuery } from '#src/api/data-exports.ts';
import { erasuresQuery } from '#src/api/erasures.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { studentsQuery } from '#src/api/students.ts';
import { isErasurePending } from '#src/domain/erasure.ts';
import type { Student } from '#src/domain/student.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { ConsentList } from './consent-list.tsx';
import { CopySection } from './copy-section.tsx';
import { EraseSection } from './erase-section.tsx';
import { EraseStudentDialog } from './erase-student-dialog.tsx';
import { ErasureRequests } from './erasure-requests.tsx';
import { FamilyData } from './family-data.tsx';
import { GuardiansSection } from './guardians/guardians-section.tsx';
import { KeptKinds } from './kept-kinds.tsx';
import { PrivacyHead } from './privacy-head.tsx';
import classes from './privacy-page.module.css';

interface Asked {
  student: Student;
  by: 'erase' | 'withdraw';
  opened: boolean;
}

const requestsHeading = () => document.querySelector<HTMLElement>('#privacy-requests');

/**
 * The privacy centre: what is kept about the family, what the parent agreed to, and the ways to a copy and to an erasure
 * (rows G70 to G77, G80).
 */
export function PrivacyPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'privacy.page.title' });
  usePageTitle(title);
  const user = useLoadedUser();
  const { data: students } = useSuspenseQuery(studentsQuery());
  const { data: consents } = useSuspenseQuery(consentsQuery());
  const { data: erasures } = useSuspenseQuery(erasuresQuery());
  const { data: copies } = useSuspenseQuery(dataExportsQuery());
  const [asked, setAsked] = useState<Asked | null>(null);
  const before = useRef(erasures.length);
  const states = erasures.map(({ status }) => status).join(' ');
  // The button that cancelled a request is gone, and without a pending request the list has another place.
  useFocusIfLost(states, { place: requestsHeading });

  const ask = (by: Asked['by']) => (student: Student) => {
    before.current = erasures.length;
    setAsked({ student, by, opened: true });
  };
  const isPending = (studentId: number | null) => isErasurePending(erasures, studentId);
  const requests = erasures.length > 0 && <ErasureRequests erasures={erasures} students={students} />;
  const hasPending = erasures.some(({ status }) => status === 'pending');

  return (
    <>
      <PrivacyHead title={title} lead={<FormattedMessage id="privacy.page.lead" />} />
      <div className={classes.page}>
        {hasPending && requests}
        <KeptKinds />
        <FamilyData user={user} students={students} consents={consents} />
        <ConsentList consents={consents} students={students} isEnding={isPending} onWithdraw={ask('withdraw')} />
        <GuardiansSection />
        <CopySection copies={copies} />
        <EraseSection students={students} erasures={erasures} onErase={ask('erase')} />
        {!hasPending && requests}
      </div>
      {asked !== null && (
        <EraseStudentDialog
          key={asked.student.id}
          student={asked.student}
          by={asked.by}
          opened={asked.opened}
          onClose={() => {
            setAsked({ ...asked, opened: false });
          }}
          onClosed={() => {
            // The button that opened the dialog is gone once there is a request.
            if (erasures.length > before.current) requestsHeading()?.focus();
          }}
        />
      )}
    </>
  );
}
