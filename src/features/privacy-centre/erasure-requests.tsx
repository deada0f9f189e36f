import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { erasuresQuery, takeBackErasure } from '#src/api/erasures.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { type Erasure, type ErasureState, erasureState } from '#src/domain/erasure.ts';
import type { Student } from '#src/domain/student.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { InstantText } from '#src/i18n/date-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import rows from '#src/ui/lists/action-rows.module.css';
import { Badge, type BadgeProps } from '#src/ui/text/badge.tsx';
import { ErasureKept } from './erasure-kept.tsx';
import { ErasureTitle } from './erasure-title.tsx';
import classes from './privacy-page.module.css';
import { PrivacySection } from './privacy-section.tsx';

const tones: Record<ErasureState, BadgeProps['tone']> = {
  requested: 'warm',
  inProgress: 'info',
  done: 'plain',
  cancelled: 'plain',
};

interface ErasureRequestsProps {
  erasures: readonly Erasure[];
  students: readonly Student[];
}

/** All requests to erase data with state and dates; a new one can be cancelled (row G77). */
export function ErasureRequests({ erasures, students }: ErasureRequestsProps) {
  const now = useServerNow();
  return (
    <PrivacySection id="privacy-requests" title={<FormattedMessage id="privacy.requests.title" />}>
      <Card padding="none" className={classes.card}>
        <ul className={rows.list}>
          {erasures.map((erasure) => (
            <ErasureRow
              key={erasure.id}
              erasure={erasure}
              state={erasureState(erasure, now)}
              student={students.find(({ id }) => id === erasure.studentId)}
            />
          ))}
        </ul>
      </Card>
    </PrivacySection>
  );
}

interface ErasureRowProps {
  erasure: Erasure;
  state: ErasureState;
  student: Student | undefined;
}

function ErasureRow({ erasure, state, student }: ErasureRowProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const queryClient = useQueryClient();
  const cancellation = useMutation({
    mutationFn: async () => takeBackErasure(erasure.id),
    onSuccess: async (cancelled) => {
      showToast({ id: 'erasure', kind: 'success', title: intl.formatMessage({ id: 'privacy.requests.kept' }) });
      if (cancelled === null) await invalidate(queryClient, ['listErasures']);
      else await keepInList(queryClient, erasuresQuery(), cancelled);
    },
    onError: () => {
      // Shown below, and in a toast. A refusal means that the state has changed; another try need not wait for it.
      void invalidate(queryClient, ['listErasures']);
    },
  });

  return (
    <li className={rows.row} data-erasure={erasure.id}>
      <div className={rows.text}>
        <p id={`erasure-${erasure.id}`} className={rows.title}>
          <ErasureTitle erasure={erasure} student={student} />
        </p>
        <p className={classes.muted}>
          <FormattedMessage
            id="privacy.requests.requestedAt"
            values={{ date: <InstantText key="date" at={erasure.requestedAt} /> }}
          />
        </p>
        <p className={classes.muted}>
          <FormattedMessage
            id={`privacy.requests.${state}`}
            values={{
              until: <InstantText key="until" at={erasure.cancellableUntil} />,
              date: <InstantText key="date" at={erasure.completedAt ?? erasure.takesEffectAt} />,
            }}
          />
        </p>
        {state !== 'cancelled' && <ErasureKept kept={erasure.kept} />}
      </div>
      <Badge tone={tones[state]}>
        <FormattedMessage id={`privacy.requests.state.${state}`} />
      </Badge>
      {state === 'requested' && (
        <Button
          id={`erasure-${erasure.id}-cancel`}
          aria-labelledby={`erasure-${erasure.id}-cancel erasure-${erasure.id}`}
          variant="secondary"
          size="small"
          loading={cancellation.isPending}
          loadingLabel={intl.formatMessage({ id: 'privacy.requests.cancelling' })}
          onClick={() => {
            guard(() => cancellation.mutateAsync().catch(noop));
          }}
        >
          <FormattedMessage id="privacy.requests.cancel" />
        </Button>
      )}
      {cancellation.isError && (
        <Notice kind="error" role="alert" className={classes.refusal}>
          <ErrorMessages error={cancellation.error} />
        </Notice>
      )}
    </li>
  );
}
