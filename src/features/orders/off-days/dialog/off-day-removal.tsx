import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { offDayRules } from '#src/domain/off-days.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { noteAddedOffDays } from '#src/features/orders/off-days/summary/added-off-days.ts';
import { removeOffDayRequest } from '#src/features/orders/off-days/server/off-day-outcome.ts';
import { offDaySituation } from '#src/features/orders/off-days/facts/off-day-situation.ts';
import classes from './off-days-dialog.module.css';
import { useOffDayFacts } from '#src/features/orders/off-days/facts/use-off-day-facts.ts';
import { useOffDayTexts } from '#src/features/orders/off-days/facts/use-off-day-texts.ts';

interface OffDayRemovalProps {
  subscription: Subscription;
  request: MadeOffDayRequest;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** Confirms removing a request for off days (operation `deleteApplicantVacation`), and shows the new last lunch. */
export function OffDayRemoval({ subscription, request, onBusy, onDone }: OffDayRemovalProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const keepButton = useRef<HTMLButtonElement>(null);
  const confirmId = useId();
  const facts = useOffDayFacts(subscription);
  const offDayTexts = useOffDayTexts(facts.settings);
  // Computed once, because the facts are loaded again while the confirmation is still shown.
  const [{ before, after }] = useState(() => {
    const { period, returned } = offDayRules(offDaySituation(facts));
    return { before: period, after: returned(request.days) };
  });
  const count = request.days.length;
  const { mutateAsync, isPending, error } = useMutation<CivilDate | null, ApiError>({
    mutationFn: () => removeOffDayRequest(queryClient, subscription, request.id),
    onMutate: () => {
      onBusy(true);
    },
    onSuccess: (endsOn) => {
      noteAddedOffDays(queryClient, subscription.id, []);
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'orders.offDays.remove.done' }, { count }),
        text:
          endsOn !== null &&
          intl.formatMessage(
            { id: 'orders.offDays.newEnd' },
            { name: nameOf(language, subscription.student), date: formatDate(language, endsOn, 'day') },
          ),
      });
      onDone();
    },
    onSettled: () => {
      onBusy(false);
    },
  });
  const errors = error === null ? [] : errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
  const isLost = isUnknownOutcome(error);

  useEffect(() => {
    keepButton.current?.focus();
  }, []);

  return (
    <div className={classes.confirmation}>
      <p>
        <FormattedMessage
          id="orders.offDays.remove.text"
          values={{
            dates: <bdi key="dates">{offDayTexts.list(request.days.map(offDayTexts.day))}</bdi>,
            before: <bdi key="before">{offDayTexts.day(before.endsOn)}</bdi>,
            after: <bdi key="after">{offDayTexts.day(after.endsOn)}</bdi>,
          }}
        />{' '}
        <FormattedMessage id="orders.offDays.remove.month" values={{ month: offDayTexts.month(request.month) }} />
      </p>
      <div role="alert">
        {errors.length > 0 && (
          <Notice
            kind="error"
            title={<FormattedMessage id={isLost ? 'orders.offDays.lost' : 'orders.offDays.refused'} />}
          >
            {errors.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {isLost && (
              <p>
                <FormattedMessage id="orders.offDays.lost.text" />
              </p>
            )}
          </Notice>
        )}
      </div>
      <div className={classes.actions}>
        <Button ref={keepButton} variant="secondary" onClick={onDone} blockedBy={isPending ? confirmId : undefined}>
          <FormattedMessage id="orders.offDays.remove.keep" values={{ count }} />
        </Button>
        <Button
          id={confirmId}
          variant="danger"
          loading={isPending}
          loadingLabel={intl.formatMessage({ id: 'orders.offDays.remove.busy' })}
          onClick={() => {
            guard(() => mutateAsync().catch(noop));
          }}
        >
          <FormattedMessage id="orders.offDays.remove.confirm" />
        </Button>
      </div>
    </div>
  );
}
