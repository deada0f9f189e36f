import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { guardianInvitationsQuery, guardiansQuery, sharedStudentsQuery } from '#src/api/guardians.ts';
import { isOpenGuardian, maxGuardians } from '#src/domain/guardian-access.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { PrivacyHead } from '../privacy-head.tsx';
import classes from '../privacy-page.module.css';
import { PrivacySection } from '../privacy-section.tsx';
import { GuardianList } from './guardian-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { SharedStudents } from './shared-students.tsx';

/**
 * Who may look at the parent's students, and the students whom other parents share (rows G81 to G88,
 * rules.md#second-guardian).
 */
export function GuardiansPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'sharing.page.title' });
  usePageTitle(title);
  const { data: guardians } = useSuspenseQuery(guardiansQuery());
  const { data: invitations } = useSuspenseQuery(guardianInvitationsQuery());
  const { data: students } = useSuspenseQuery(sharedStudentsQuery());
  const isFull = guardians.filter(({ status }) => isOpenGuardian(status)).length >= maxGuardians;
  // The last invitation removes the form with its button.
  useFocusIfLost(isFull, { place: () => document.querySelector<HTMLElement>('#sharing-invite') });

  return (
    <>
      <PrivacyHead title={title} lead={<FormattedMessage id="sharing.page.lead" />} isBelow />
      <div className={classes.page}>
        <InvitationList invitations={invitations} />
        {invitations.some(({ isAccepted }) => isAccepted) && <SharedStudents students={students} />}
        <GuardianList guardians={guardians} />
        <PrivacySection
          id="sharing-invite"
          title={<FormattedMessage id="sharing.invite.title" />}
          lead={<FormattedMessage id="sharing.invite.lead" />}
        >
          {isFull ? (
            <Notice kind="info">
              <p>
                <FormattedMessage id="sharing.invite.full" values={{ count: maxGuardians }} />
              </p>
            </Notice>
          ) : (
            <InviteForm />
          )}
        </PrivacySection>
      </div>
    </>
  );
}
