import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createLunchRatingLimits } from '#src/api/generated/limits.ts';
import { lunchConflictOf, rateLunch, showLunch } from '#src/api/lunch-ratings.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { complaints, type LunchRatingReason, praises, reasonsFor } from '#src/domain/lunch-rating.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { FeedbackField } from '#src/forms/feedback-field.tsx';
import { ratingErrors } from '#src/forms/rating-errors.ts';
import { RatingField } from '#src/forms/rating-field.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Chip } from '#src/ui/actions/chip.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './rate-lunch-dialog.module.css';

type RateLunchFormProps = {
  subscription: Subscription;
  lunch: Delivery;
  /** Called when a request starts and ends: the dialog can't be closed meanwhile. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onSent: () => void;
  /** Called if the server refuses because the lunch was rated before. */
  onRated: (lunch: Delivery, error: unknown) => void;
};

type Values = { rating: number | null; reasons: LunchRatingReason[]; feedback: string };

const noValues: Values = { rating: null, reasons: [], feedback: '' };
const summary = { title: 'review.form.errors', refusedTitle: 'review.form.refused' } as const;
const { maxLength } = createLunchRatingLimits.feedback;
const known: readonly LunchRatingReason[] = [...praises, ...complaints];

function fieldOf(field: string): keyof Values | null {
  if (field.startsWith('reason_codes')) return 'reasons';
  return field === 'rating' || field === 'feedback' ? field : null;
}

/** A draft of an older version of the app can have other reasons. */
function readDraft({ rating, reasons }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(typeof rating === 'number' && { rating }),
    ...(Array.isArray(reasons) && { reasons: known.filter((each) => reasons.includes(each)) }),
  };
}

/** The form that rates a lunch: one to five sprouts, reasons that fit them, and an optional text. */
export function RateLunchForm({ subscription, lunch, onBusy, onClose, onSent, onRated }: RateLunchFormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  const form = useServerForm({
    id: 'lunch-rating',
    initialValues: noValues,
    validate: (values) => ratingErrors(intl, values, maxLength),
    send: async ({ rating, reasons, feedback }) => {
      // Without a rating the form is not sent.
      const sprouts = rating ?? 0;
      const fitting = reasonsFor(sprouts).filter((each) => reasons.includes(each));
      const input = { rating: sprouts, reasons: fitting, feedback: feedback.trim() || null };
      return rateLunch({ subscriptionId: subscription.id, deliveryId: lunch.id }, input, keys);
    },
    onSent: (rated) => {
      showLunch(queryClient, subscription.id, rated);
      onSent();
    },
    onError: (error) => {
      const present = lunchConflictOf(error);
      if (present) showLunch(queryClient, subscription.id, present);
      // Without a rating the form shows why this attempt failed, and keeps what was typed.
      if (!present?.lunchRating) return false;
      form.discard();
      onRated(present, error);
      return true;
    },
    fieldOf,
    summary,
    draft: {
      name: `lunch-rating.${lunch.id}`,
      fields: ['rating', 'reasons'],
      unstoredFields: ['feedback'],
      read: readDraft,
    },
  });
  const { isPending } = form;
  useEffect(() => {
    onBusy(isPending);
  }, [isPending, onBusy]);
  const { rating, reasons, feedback } = form.values;
  useSensitiveInput(feedback.trim() !== '');
  const offered = rating === null ? [] : reasonsFor(rating);

  return (
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
      {offered.length > 0 && (
        <ChoiceGroup
          multiple
          layout="chips"
          id={form.fieldId('reasons')}
          label={<FormattedMessage id="rating.lunch.reasons" />}
          optionalMark={intl.formatMessage({ id: 'review.feedback.optional' })}
          value={reasons}
          error={form.errors['reasons']}
          onChange={(chosen) => {
            form.setFieldValue(
              'reasons',
              known.filter((each) => chosen.includes(each)),
            );
          }}
        >
          {offered.map((reason) => (
            <Chip key={reason} value={reason}>
              <FormattedMessage id={`rating.lunch.reason.${reason}`} />
            </Chip>
          ))}
        </ChoiceGroup>
      )}
      {offered.includes('wrong_dish') && reasons.includes('wrong_dish') && (
        <Notice kind="warning" announced>
          <p>
            <FormattedMessage
              id="rating.lunch.wrongDish"
              values={{
                name: <DataText key="name" text={nameOf(language, subscription.student)} />,
                link: (text) => (
                  <TextLink key="link" renderRoot={(props) => <Link to="/contact" {...props} />}>
                    {text}
                  </TextLink>
                ),
              }}
            />
          </p>
        </Notice>
      )}
      <FeedbackField field={form.field('feedback')} value={feedback} maxLength={maxLength} minRows={2} />
      <div className={classes.foot}>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="review.form.later" />
        </Button>
        <Button type="submit" loading={isPending} loadingLabel={intl.formatMessage({ id: 'review.form.sending' })}>
          <FormattedMessage id="review.form.send" />
        </Button>
      </div>
    </form>
  );
}
