import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { Package } from '#src/domain/package.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import {
  addToOrder,
  SubscriptionRefused,
  type PanelField,
  otherErrorTexts,
  refusedFields,
  toOrderInput,
} from './add-to-order.ts';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import type { Order } from '#src/domain/order.ts';
import { pageAfterAdding } from './panel-action.ts';

/** What the server refused of a student's choice. */
export interface Refusal {
  applicantId: number | null;
  field: PanelField;
  text: string;
}

interface Options {
  draft: Order | null;
  package: Package;
  /** A student's fields were refused; the first of them is to be shown. */
  onRefused: (applicantId: number | null) => void;
}

/**
 * Puts sound choices in the order and goes on: to the checkout with one student, to the cart with several. Keeps what was
 * refused, at its field, or why nothing was taken.
 */
export function useAddToOrder({ draft, package: offer, onRefused }: Options) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [failures, setFailures] = useState<string[]>([]);

  const mutation = useMutation({
    mutationFn: (checks: CheckedChoice[]) =>
      addToOrder(
        queryClient,
        draft,
        checks.map((checked) => toOrderInput(checked.choice, offer, checked)),
      ),
    onSuccess: ({ subscriptions }) => navigate({ to: pageAfterAdding(subscriptions.length) }),
    onError: (error, checks) => {
      const refused = refusedFields(error).map(({ index, field, text }) => ({
        applicantId: checks[index]?.choice.applicantId ?? null,
        field,
        text,
      }));
      const [first] = refused;
      const others = otherErrorTexts(error);
      setFailures(others);
      if (first) {
        onRefused(first.applicantId);
        setRefusals(refused);
      } else if (others.length === 0) {
        const cause = error instanceof SubscriptionRefused ? error.cause : error;
        setFailures(errorTexts(cause, (id, values) => intl.formatMessage({ id }, values)));
      }
    },
  });

  return {
    refusals,
    failures,
    busy: mutation.isPending,
    add: (checks: CheckedChoice[]) => {
      setRefusals([]);
      setFailures([]);
      guard(() => mutation.mutateAsync(checks).catch(noop));
    },
    /** A student's choice changed: what was refused of it no longer holds. */
    forget: (applicantId: number | null) => {
      setRefusals((refused) => refused.filter((refusal) => refusal.applicantId !== applicantId));
      setFailures([]);
    },
  };
}
