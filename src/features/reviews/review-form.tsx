import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOnce } from '#src/api/attempts.ts';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { createOrderReviewLimits } from '#src/api/generated/limits.ts';
import { createOrderReview } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import type { Order } from '#src/domain/order.ts';
import { FeedbackField } from '#src/forms/feedback-field.tsx';
import { ratingErrors } from '#src/forms/rating-errors.ts';
import { RatingField } from '#src/forms/rating-field.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import classes from './review-form.module.css';
import { ReviewFrame } from './review-frame.tsx';
import { showRatedOrder } from './review-queries.ts';

/** The outcome of sending: the order is rated now, or was rated before and the server refused. */
export type ReviewOutcome = { at: 'sent' } | { at: 'before'; refusal: unknown };

type ReviewFormProps = { order: Order; onEnd: (outcome: ReviewOutcome) => void };
type Values = { rating: number | null; feedback: string };

const noValues: Values = { rating: null, feedback: '' };
const fieldOf = { rating: 'rating', feedback: 'feedback' } as const;
const summary = { title: 'review.form.errors', refusedTitle: 'review.form.refused' } as const;
const { maxLength } = createOrderReviewLimits.feedback;

/** A form that rates a completed order once: one to five sprouts, and an optional text (rules.md#review, row H08). */
export function ReviewForm({ order, onEnd }: ReviewFormProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  const form = useServerForm({
    id: 'review',
    initialValues: noValues,
    validate: (values) => ratingErrors(intl, values, maxLength),
    send: async ({ rating, feedback }) => {
      const text = feedback.trim();
      // Without a rating the form is not sent.
      const review = { rating: rating ?? 0, ...(text === '' ? {} : { feedback: text }) };
      return sendOnce(
        keys,
        ['createOrderReview', order.id, review],
        (init) => createOrderReview(order.id, review, init),
        orderOf,
      );
    },
    onSent: (rated) => {
      showRatedOrder(queryClient, rated);
      onEnd({ at: 'sent' });
    },
    onError: (error) => {
      const conflict = orderConflictOf(error);
      if (conflict) showRatedOrder(queryClient, conflict.order);
      // An order without a rating can still be rated: the form shows why this attempt failed.
      if (!conflict?.order.review) return false;
      onEnd({ at: 'before', refusal: error });
      return true;
    },
    fieldOf,
    summary,
    draft: { name: `review.${order.id}`, fields: ['rating'], unstoredFields: ['feedback'] },
  });
  const { rating, feedback } = form.values;
  useSensitiveInput(feedback.trim() !== '');

  return (
    <ReviewFrame order={order} title={intl.formatMessage({ id: 'review.form.title' })}>
      <form {...form.formProps} className={classes.form}>
        {form.summary && <ErrorSummary {...form.summary} />}
        <RatingField
          id={form.fieldId('rating')}
          value={rating}
          error={form.errors['rating']}
          onChange={(chosen) => {
            form.setFieldValue('rating', chosen);
          }}
        />
        <FeedbackField field={form.field('feedback')} value={feedback} maxLength={maxLength} minRows={3} />
        <div className={classes.foot}>
          <Button variant="quiet" renderRoot={(props) => <Link to="/profile/my-orders/history" {...props} />}>
            <FormattedMessage id="review.form.later" />
          </Button>
          <Button
            type="submit"
            size="large"
            loading={form.isPending}
            loadingLabel={intl.formatMessage({ id: 'review.form.sending' })}
          >
            <FormattedMessage id="review.form.send" />
          </Button>
        </div>
      </form>
    </ReviewFrame>
  );
}
