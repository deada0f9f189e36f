import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropFromList, keepInList } from '#src/api/cached-list.ts';
import { changeGuardianAccess, guardiansQuery, removeGuardian } from '#src/api/guardians.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { type Guardian, isOpenGuardian } from '#src/domain/guardian-access.ts';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useRowRemoval } from '#src/forms/use-row-removal.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Badge, type BadgeProps } from '#src/ui/text/badge.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from '../privacy-page.module.css';
import { PrivacySection } from '../privacy-section.tsx';

const tones: Record<Guardian['status'], BadgeProps['tone']> = {
  invited: 'warm',
  active: 'pine',
  declined: 'plain',
  expired: 'plain',
  removed: 'plain',
};

/** When it came into its state; before an answer, until when there can be one. */
function changedAt({ status, acceptedAt, endedAt, expiresAt }: Guardian): string {
  const at = status === 'active' ? acceptedAt : endedAt;
  return at ?? expiresAt;
}

/** Everyone whom the parent invited, with what they may see; each can be removed (rows G82, G84, G85). */
export function GuardianList({ guardians }: { guardians: readonly Guardian[] }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const removal = useRowRemoval<Guardian>({
    remove: async ({ id }) => {
      await removeGuardian(id);
      await dropFromList(queryClient, guardiansQuery(), id);
    },
    onRemoved: () => {
      showToast({ id: 'guardian', kind: 'success', title: intl.formatMessage({ id: 'sharing.removed' }) });
    },
    focusAfter: () => document.querySelector('#sharing-guardians'),
  });

  return (
    <PrivacySection
      id="sharing-guardians"
      title={<FormattedMessage id="sharing.guardians.title" values={{ count: guardians.length }} />}
      lead={<FormattedMessage id="sharing.guardians.lead" />}
    >
      {guardians.length > 0 && (
        <Card padding="none" className={classes.card}>
          <ul className={rows.list} aria-labelledby="sharing-guardians">
            {guardians.map((guardian) => (
              <GuardianRow
                key={guardian.id}
                guardian={guardian}
                onRemove={() => {
                  removal.ask(guardian);
                }}
              />
            ))}
          </ul>
        </Card>
      )}
      {removal.row && (
        <ConfirmDialog
          {...removal.dialog}
          title={
            <FormattedMessage
              id="sharing.remove.title"
              values={{ name: <DataText key="name" text={removal.row.name} /> }}
            />
          }
          text={<FormattedMessage id="sharing.remove.text" />}
          cancelLabel={intl.formatMessage({ id: 'sharing.remove.keep' })}
          confirmLabel={intl.formatMessage({ id: 'sharing.remove' })}
          busyLabel={intl.formatMessage({ id: 'sharing.removing' })}
        />
      )}
    </PrivacySection>
  );
}

function GuardianRow({ guardian, onRemove }: { guardian: Guardian; onRemove: () => void }) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const { id, name, mobileNumber, access, status } = guardian;
  const other = access === 'health' ? 'view' : 'health';
  const change = useMutation({
    mutationFn: async () => changeGuardianAccess(id, other),
    onSuccess: async (changed) => {
      showToast({ id: 'guardian', kind: 'success', title: intl.formatMessage({ id: 'sharing.changed' }) });
      await keepInList(queryClient, guardiansQuery(), changed);
    },
    onError: () => {
      // Shown below, and in a toast. A refusal means that the state has changed; another try need not wait for it.
      void invalidate(queryClient, ['listGuardians']);
    },
  });

  return (
    <li className={rows.row} data-guardian={id}>
      <div className={rows.text}>
        <p className={rows.title}>
          <DataText text={name} />
        </p>
        <p className={classes.muted}>
          <bdi dir="ltr">{displayPhoneNumber(mobileNumber)}</bdi>
        </p>
        {isOpenGuardian(status) && (
          <p className={classes.muted}>
            <FormattedMessage id={`sharing.access.${access}`} />
          </p>
        )}
        <p className={classes.muted}>
          <FormattedMessage
            id={`sharing.since.${status}`}
            values={{
              date: <InstantText key="date" at={changedAt(guardian)} />,
            }}
          />
        </p>
      </div>
      <Badge tone={tones[status]}>
        <FormattedMessage id={`sharing.status.${status}`} />
      </Badge>
      {isOpenGuardian(status) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={intl.formatMessage({ id: `sharing.change.${other}.label` }, { name })}
          loading={change.isPending}
          loadingLabel={intl.formatMessage({ id: 'sharing.changing' })}
          onClick={() => {
            guard(() => change.mutateAsync().catch(noop));
          }}
        >
          <FormattedMessage id={`sharing.change.${other}`} />
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={intl.formatMessage({ id: 'sharing.remove.label' }, { name })}
        onClick={onRemove}
      >
        <FormattedMessage id="sharing.remove" />
      </Button>
      {change.isError && (
        <Notice kind="error" role="alert" className={classes.refusal}>
          <ErrorMessages error={change.error} />
        </Notice>
      )}
    </li>
  );
}
