import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type IntlShape, useIntl } from 'react-intl';
import { allergenConflictsOf } from '#src/api/allergen-checks.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import type { Package } from '#src/domain/package.ts';
import type { Order } from '#src/domain/order.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionChoice } from '#src/features/subscription/state/subscription-state.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { addToOrder, otherErrorTexts, refusalCause, refusedFields, toSubscriptionInput } from './add-to-order.ts';
import { pageAfterAdding } from './panel-action.ts';

/** A field of a student's choice that the server refused. */
export interface Refusal {
  choice: SubscriptionChoice;
  field: PanelField;
  text: string;
}

interface Options {
  draft: Order | null;
  package: Package;
  /** The current choices: an error is shown until the choice that it refers to changes. */
  choices: readonly SubscriptionChoice[];
}

/** Adds the subscriptions to the order, then opens the checkout for one student or the cart for several. */
export function useAddToOrder({ draft, package: offer, choices }: Options) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  const { mutateAsync, isPending, error, variables } = useMutation<Order, Error, readonly CheckedSubscription[]>({
    mutationFn: (subscriptions) =>
      addToOrder(
        queryClient,
        draft,
        subscriptions.map((subscription) => toSubscriptionInput(subscription.choice, offer, subscription)),
        keys,
      ),
    onSuccess: ({ subscriptions }) => navigate({ to: pageAfterAdding(subscriptions.length) }),
  });

  const sent = variables ?? [];
  const refusals = refusalsOf(error, sent);
  const conflicts = allergenConflictsOf(refusalCause(error));
  const failures = error === null ? [] : failuresOf(error, refusals, intl);
  const isUnchanged = sent.length === choices.length && sent.every(({ choice }) => choices.includes(choice));
  return {
    refusals: refusals.filter(({ choice }) => choices.includes(choice)),
    /** Messages about the whole order. */
    failures: isUnchanged && conflicts.length === 0 ? failures : [],
    /** The students whom the package does not fit, as the server found. */
    conflicts: isUnchanged ? conflicts : [],
    isAdding: isPending,
    /** @param onRefused called with the first student that has a refused field, or whom the package does not fit */
    add: (subscriptions: readonly CheckedSubscription[], onRefused: (studentId: number | null) => void) => {
      guard(() =>
        mutateAsync(subscriptions, {
          onError: (refused, added) => {
            const [first] = refusalsOf(refused, added);
            const [unfit] = allergenConflictsOf(refusalCause(refused));
            if (first) onRefused(first.choice.studentId);
            else if (unfit) onRefused(unfit.studentId);
          },
        }).catch(noop),
      );
    },
  };
}

function refusalsOf(error: Error | null, sent: readonly CheckedSubscription[]): Refusal[] {
  return refusedFields(error).flatMap(({ index, field, text }) => {
    const choice = sent[index]?.choice;
    return choice === undefined ? [] : [{ choice, field, text }];
  });
}

/** The messages that belong to no field; the error's own message if there are no messages at all. */
function failuresOf(error: Error, refusals: readonly Refusal[], intl: IntlShape): string[] {
  const others = otherErrorTexts(error);
  if (others.length > 0 || refusals.length > 0) return others;
  return errorTexts(refusalCause(error), (id, values) => intl.formatMessage({ id }, values));
}
