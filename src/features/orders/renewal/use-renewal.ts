import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showDraftOrder } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { type RenewalOffDays, renewSubscriptions, type UnfitSubscription } from './renewed-subscriptions.ts';

type RenewalOptions = {
  /** The subscriptions to renew into one draft. */
  subscriptions: readonly Subscription[];
  /** Subscriptions that can't be renewed; reported together with those that the server refuses. */
  left?: readonly Subscription[];
  /** The off days of the renewals; none by default. */
  offDays?: RenewalOffDays;
  to: '/checkout' | '/cart/choose-applicants';
};

/** Renewals that were refused because the package does not fit the student any more. */
export interface UnfitRenewals {
  refusals: readonly UnfitSubscription[];
  /** Whether other students are in the draft. */
  isRestInCart: boolean;
}

/** Renews subscriptions with one press and opens the draft; reports the students who could not be included. */
export function useRenewal({ subscriptions, left: leftBefore = [], offDays, to }: RenewalOptions) {
  const intl = useIntl();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const guard = useSubmitGuard();
  const keys = useAttemptKeys();
  const [unfit, setUnfit] = useState<UnfitRenewals | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => renewSubscriptions(subscriptions, keys, offDays),
    onMutate: () => {
      setUnfit(null);
    },
    onSuccess: async ({ draft, left, unfit: refusals, unsent }) => {
      if (draft !== null) {
        await showDraftOrder(queryClient, draft);
        void refreshOrders(queryClient);
      }
      // What was found must be read, so the parent opens the draft afterwards.
      if (refusals.length > 0) setUnfit({ refusals, isRestInCart: draft !== null });
      else await navigate({ to });
      const leftOut = (missing: readonly Subscription[]) =>
        intl.formatMessage(
          { id: 'history.again.left' },
          { names: intl.formatList(missing.map((subscription) => nameOf(language, subscription.student))) },
        );
      if (unsent !== null) {
        const texts = errorTexts(unsent.error, (id, values) => intl.formatMessage({ id }, values));
        showToast({ kind: 'error', title: leftOut(unsent.subscriptions), text: texts.join(' ') });
      }
      const missing = [...leftBefore, ...left];
      if (missing.length === 0) return;
      showToast({
        kind: 'info',
        title: leftOut(missing),
        text: intl.formatMessage({ id: 'history.again.left.text' }),
        stays: true,
      });
    },
    onError: (failure) => {
      // The reloaded order then contains the reason, such as a pending payment.
      if (failure instanceof ApiError && failure.kind === 'status') void refreshOrders(queryClient);
    },
  });
  return {
    isPending,
    error,
    /** Null unless a package does not fit its student any more. */
    unfit,
    /** Sends the request unless one is pending. */
    renew: () => {
      guard(() => mutateAsync().catch(noop));
    },
  };
}
