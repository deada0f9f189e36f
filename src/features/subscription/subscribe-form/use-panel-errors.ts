import { useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { choiceErrors, type FieldErrors } from '#src/features/subscription/state/choice-errors.ts';
import { fieldIds, type PanelField } from '#src/features/subscription/state/panel-field.ts';
import { useDayTextContext } from '#src/features/subscription/state/use-day-text-context.ts';
import type { Refusal } from '#src/features/subscription/submit/use-add-to-order.ts';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';

interface Options {
  /** The server's refusals for all choices. */
  refusals: readonly Refusal[];
  /** Whether a missing student is reported as an error. */
  requiresStudent: boolean;
  /** Whether the package can't be bought for the shown student. */
  isUnfit: boolean;
}

/**
 * The messages at the fields of the shown subscription, and their summary. If both a rule of the app and the server
 * report the same field, the rule's message is shown.
 */
export function usePanelErrors(shown: CheckedSubscription, { refusals, requiresStudent, isUnfit }: Options) {
  const intl = useIntl();
  const texts = useDayTextContext(shown.context.settings);
  const refused = refusals.filter(({ choice }) => choice === shown.choice).map(({ field, text }) => [field, text]);
  const errors: FieldErrors = {
    ...(requiresStudent && shown.student === null
      ? { students: intl.formatMessage({ id: 'subscribe.students.missing' }) }
      : {}),
    ...(isUnfit && shown.student !== null
      ? { students: intl.formatMessage({ id: 'subscribe.students.unsafe' }, { name: shown.student.name }) }
      : {}),
    ...(Object.fromEntries(refused) as FieldErrors),
    ...choiceErrors(shown, texts),
  };
  const { summary, show, hide } = useErrorSummary({
    errors,
    fieldId: (name) => fieldIds[name as PanelField],
    title: (count) => intl.formatMessage({ id: 'subscribe.errors.title' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'subscribe.errors.refused' }),
  });
  return { errors, summary, showSummary: show, hideSummary: hide };
}
