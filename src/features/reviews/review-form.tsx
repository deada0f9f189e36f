import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { formErrors } from '#src/errors/form-error.ts';
import type { Order } from '#src/domain/order.ts';
import { ratingLabel, ratingText } from '#src/i18n/rating-texts.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { SproutBed } from '#src/ui/fields/sprout-bed.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { ReviewFrame } from './review-frame.tsx';
import classes from './review-form.module.css';
import { useSendReview } from './use-send-review.ts';

/** How sending ended: the order is rated, or was rated before and the server refused. */
export type ReviewOutcome = { at: 'sent' } | { at: 'before'; refusal: unknown };

type ReviewFormProps = { order: Order; onEnd: (outcome: ReviewOutcome) => void };

/** As the contract has it (operation `createOrderReview`). */
const mostCharacters = 1000;
const draftFields = ['rating', 'feedback'] as const;
const fieldId = (name: string) => `review-${name}`;

/** Rates a completed order: one to five sprouts, and words where the parent likes (rules.md#review, row H08). */
export function ReviewForm({ order, onEnd }: ReviewFormProps) {
  const intl = useIntl();
  const { send, isPending } = useSendReview(order.id);
  const form = useForm<{ rating: number | null; feedback: string }>({
    initialValues: { rating: null, feedback: '' },
    validate: {
      rating: (rating) => (rating === null ? intl.formatMessage({ id: 'review.rating.empty' }) : null),
      feedback: (feedback) =>
        feedback.trim().length > mostCharacters
          ? intl.formatMessage({ id: 'review.feedback.long' }, { most: mostCharacters })
          : null,
    },
  });
  const draft = `review.${order.id}`;
  useFormDraft(form, { name: draft, fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  const faults = useErrorSummary({
    errors: form.errors,
    fieldId,
    title: (count) => intl.formatMessage({ id: 'review.form.faults' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'review.form.refused' }),
  });
  const { rating, feedback } = form.values;

  function refused(error: unknown): void {
    const conflict = orderConflictOf(error);
    // Any other order can be rated still, as far as it tells.
    if (conflict?.order.review) {
      onEnd({ at: 'before', refusal: error });
      return;
    }
    const fieldOf = (field: string) => (field in form.values ? field : null);
    const refusal = formErrors(error, { fieldOf }, (id, said) => intl.formatMessage({ id }, said));
    form.setErrors(refusal.fields);
    faults.show(refusal.others);
  }

  function submit(): void {
    if (rating === null) return;
    faults.hide();
    send(
      { rating, feedback: feedback.trim() || null },
      {
        onSuccess: () => {
          forgetFormDraft(draft);
          onEnd({ at: 'sent' });
        },
        onError: refused,
      },
    );
  }

  return (
    <ReviewFrame order={order} title={intl.formatMessage({ id: 'review.form.title' })}>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(submit, () => {
          faults.show();
        })}
      >
        {faults.summary && <ErrorSummary {...faults.summary} />}
        <div>
          <SproutBed
            id={fieldId('rating')}
            label={<FormattedMessage id="review.rating.label" />}
            value={rating}
            labels={[
              ratingLabel(intl, 1),
              ratingLabel(intl, 2),
              ratingLabel(intl, 3),
              ratingLabel(intl, 4),
              ratingLabel(intl, 5),
            ]}
            error={form.errors['rating']}
            onChange={(chosen) => {
              form.setFieldValue('rating', chosen);
              form.clearFieldError('rating');
            }}
          />
          <p className={classes.word} aria-hidden>
            {rating === null ? (
              <FormattedMessage id="review.rating.hint" />
            ) : (
              <>
                <b>{ratingText(intl, rating)}</b>
                <span>
                  <FormattedMessage id="review.rating.count" values={{ count: rating }} />
                </span>
              </>
            )}
          </p>
        </div>
        <TextAreaField
          id={fieldId('feedback')}
          name="feedback"
          label={<FormattedMessage id="review.feedback.label" />}
          optionalMark={intl.formatMessage({ id: 'review.feedback.optional' })}
          autosize
          minRows={3}
          help={<FormattedMessage id="review.feedback.help" />}
          count={intl.formatMessage(
            { id: 'review.feedback.count' },
            { count: feedback.trim().length, most: mostCharacters },
          )}
          {...form.getInputProps('feedback')}
        />
        <div className={classes.foot}>
          <Button variant="quiet" renderRoot={(props) => <Link to="/profile/my-orders/history" {...props} />}>
            <FormattedMessage id="review.form.later" />
          </Button>
          <Button
            type="submit"
            size="large"
            loading={isPending}
            loadingLabel={intl.formatMessage({ id: 'review.form.sending' })}
          >
            <FormattedMessage id="review.form.send" />
          </Button>
        </div>
      </form>
    </ReviewFrame>
  );
}
