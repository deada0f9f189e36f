import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { acceptInvitation, endInvitation } from '#src/api/guardians.ts';
import { invalidate } from '#src/api/invalidate.ts';
import type { GuardianInvitation } from '#src/domain/guardian-access.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from '../privacy-page.module.css';
import { PrivacySection } from '../privacy-section.tsx';

/** The invitations of other parents: to accept, to decline, or to leave (row G86). Without any there is no section. */
export function InvitationList({ invitations }: { invitations: readonly GuardianInvitation[] }) {
  // An answer removes the button that was pressed, or the whole section. An invitation that arrives meanwhile moves no focus.
  useFocusIfLost(invitations, {
    place: () => document.querySelector<HTMLElement>('#sharing-invitations, h1'),
    isLoss: (before, now) =>
      before.some(({ id, isAccepted }) => now.find((invitation) => invitation.id === id)?.isAccepted !== isAccepted),
  });

  if (invitations.length === 0) return null;
  return (
    <PrivacySection id="sharing-invitations" title={<FormattedMessage id="sharing.invitations.title" />}>
      <Card padding="none" className={classes.card}>
        <ul className={rows.list} aria-labelledby="sharing-invitations">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      </Card>
    </PrivacySection>
  );
}

function InvitationRow({ invitation }: { invitation: GuardianInvitation }) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const { id, ownerName, access, isAccepted, expiresAt } = invitation;
  const refresh = async () => invalidate(queryClient, ['listGuardianInvitations', 'listSharedStudents']);
  const answer = useMutation({
    mutationFn: async (kind: 'accepted' | 'ended') => (kind === 'accepted' ? acceptInvitation(id) : endInvitation(id)),
    onSuccess: async (_answer, kind) => {
      showToast({ id: 'guardian', kind: 'success', title: intl.formatMessage({ id: `sharing.invitation.${kind}` }) });
      await refresh();
    },
    onError: () => {
      // Shown below, and in a toast. A refusal means that the state has changed; another try need not wait for it.
      void refresh();
    },
  });
  const send = (kind: 'accepted' | 'ended') => async () => answer.mutateAsync(kind).catch(noop);

  return (
    <li className={rows.row} data-invitation={id}>
      <div className={rows.text}>
        <p className={rows.title}>
          <FormattedMessage
            id={isAccepted ? 'sharing.invitation.active' : 'sharing.invitation.open'}
            values={{ name: <DataText key="name" text={ownerName} /> }}
          />
        </p>
        <p className={classes.muted}>
          <FormattedMessage id={`sharing.sees.${access}`} />
        </p>
        {!isAccepted && (
          <p className={classes.muted}>
            <FormattedMessage id="sharing.since.invited" values={{ date: <InstantText key="date" at={expiresAt} /> }} />
          </p>
        )}
      </div>
      {!isAccepted && (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'sharing.invitation.accept.label' }, { name: ownerName })}
          loading={answer.isPending && answer.variables === 'accepted'}
          loadingLabel={intl.formatMessage({ id: 'sharing.invitation.answering' })}
          onClick={() => {
            guard(send('accepted'));
          }}
        >
          <FormattedMessage id="sharing.invitation.accept" />
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={intl.formatMessage(
          { id: isAccepted ? 'sharing.invitation.leave.label' : 'sharing.invitation.decline.label' },
          { name: ownerName },
        )}
        loading={answer.isPending && answer.variables === 'ended'}
        loadingLabel={intl.formatMessage({ id: 'sharing.invitation.answering' })}
        onClick={() => {
          guard(send('ended'));
        }}
      >
        <FormattedMessage id={isAccepted ? 'sharing.invitation.leave' : 'sharing.invitation.decline'} />
      </Button>
      {answer.isError && (
        <Notice kind="error" role="alert" className={classes.refusal}>
          <ErrorMessages error={answer.error} />
        </Notice>
      )}
    </li>
  );
}
