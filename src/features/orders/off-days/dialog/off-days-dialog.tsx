import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiError } from '#src/api/errors.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { noteAddedOffDays } from '#src/features/orders/off-days/summary/added-off-days.ts';
import { sendOffDays } from '#src/features/orders/off-days/server/off-day-outcome.ts';
import { OffDayRemoval } from './off-day-removal.tsx';
import { OffDaysForm } from './off-days-form.tsx';
import classes from './off-days-dialog.module.css';
import { forgetPickedOffDays, usePickedOffDays } from './use-picked-off-days.ts';

/** The duration of the closing animation in ms, after which the focus has returned to the page. */
const closingMs = 260;

export interface OffDaysDialogProps {
  /** A running subscription. */
  subscription: Subscription;
  /** A day that is picked when the dialog opens; null for none. */
  pickedOn: CivilDate | null;
  onClose: () => void;
}

/**
 * The dialog for off days of a running subscription (rules.md#off-day-request, row H03; operation
 * `createApplicantVacation`). The parent picks days of one month, sees the new last lunch, sends the days, and can
 * remove a request while that is allowed.
 */
export function OffDaysDialog({ subscription, pickedOn, onClose }: OffDaysDialogProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const name = nameOf(language, subscription.student);
  const [opened, setOpened] = useState(true);
  const [picked, setPicked] = usePickedOffDays(subscription.id, pickedOn);
  const [toRemove, setToRemove] = useState<MadeOffDayRequest | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const keys = useAttemptKeys();
  const sending = useMutation<CivilDate, ApiError, readonly CivilDate[]>({
    mutationFn: (dates) => sendOffDays(queryClient, subscription, dates, keys),
    onSuccess: (endsOn, dates) => {
      noteAddedOffDays(queryClient, subscription.id, dates);
      forgetPickedOffDays(subscription.id);
      close();
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'orders.offDays.added' }),
        text: intl.formatMessage({ id: 'orders.offDays.newEnd' }, { name, date: formatDate(language, endsOn, 'day') }),
      });
    },
  });
  const isConfirming = toRemove !== null;

  useEffect(() => {
    if (opened) return undefined;
    const timer = setTimeout(onClose, closingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [opened, onClose]);

  function close() {
    setOpened(false);
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (isConfirming) setToRemove(null);
        else close();
      }}
      locked={sending.isPending || isRemoving}
      width={520}
      picture={<Avatar name={name} id={String(subscription.studentId)} size={52} className={classes.avatar} />}
      title={
        <>
          {isConfirming ? (
            <FormattedMessage id="orders.offDays.remove.title" values={{ count: toRemove.days.length }} />
          ) : (
            <FormattedMessage id="orders.offDays.title" values={{ name: <DataText key="name" text={name} /> }} />
          )}{' '}
          <small className={classes.subtitle}>
            <FormattedMessage
              id="orders.offDays.subtitle"
              values={{
                package: nameOf(language, subscription.package),
                number: <bdi key="number" className={classes.number}>{`#${subscription.number}`}</bdi>,
              }}
            />
          </small>
        </>
      }
      closeLabel={intl.formatMessage(
        isConfirming ? { id: 'orders.offDays.remove.keep' } : { id: 'orders.offDays.cancel' },
        {
          count: toRemove?.days.length ?? 0,
        },
      )}
      classNames={{ head: classes.head, body: classes.body }}
    >
      <QueryBoundary
        pending={<OffDaysPending />}
        failed={(retry, error) => (
          <LoadErrorNotice
            text={<FormattedMessage id="orders.offDays.failed" />}
            error={error}
            retry={retry}
            retryLabel={<FormattedMessage id="orders.offDays.retry" />}
          />
        )}
      >
        <OffDaysForm
          subscription={subscription}
          picked={picked}
          hidden={isConfirming}
          refused={sending.error}
          busy={sending.isPending || sending.isSuccess}
          onPick={(days) => {
            if (sending.isPending) return;
            sending.reset();
            setPicked(days);
          }}
          onSend={(dates) => {
            guard(() => sending.mutateAsync(dates).catch(noop));
          }}
          onRemoveRequest={(request) => {
            if (!sending.isPending) setToRemove(request);
          }}
          onCancel={close}
        />
        {isConfirming && (
          <OffDayRemoval
            subscription={subscription}
            request={toRemove}
            onBusy={setIsRemoving}
            onDone={() => {
              setToRemove(null);
            }}
          />
        )}
      </QueryBoundary>
    </Dialog>
  );
}

/** The placeholder of the dialog's content. */
function OffDaysPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'orders.offDays.loading' })} className={classes.pending}>
      <Skeleton height={48} radius={16} />
      <Skeleton height={330} radius={16} />
      <Skeleton height={66} radius={16} />
    </Loading>
  );
}
