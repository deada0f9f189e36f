import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { GivenRating } from './given-rating.tsx';
import classes from './rate-lunch-dialog.module.css';
import { RateLunchForm } from './rate-lunch-form.tsx';

type RateLunchDialogProps = {
  subscription: Subscription;
  lunch: Delivery;
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** The button that had the focus is gone with the form. */
function focusButton(button: HTMLButtonElement | null): void {
  button?.focus();
}

/**
 * A dialog that rates one delivered lunch once (rules.md#lunch-rating, row F40), or shows the rating that another device
 * has given in the meantime (row F42).
 */
export function RateLunchDialog({ subscription, lunch, opened, onClose, onClosed }: RateLunchDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [refused, setRefused] = useState<{ lunch: Delivery; error: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = nameOf(language, subscription.student);
  const given = refused?.lunch.lunchRating ?? lunch.lunchRating;

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      locked={isBusy}
      width={560}
      closeLabel={intl.formatMessage({ id: 'rating.lunch.close' })}
      picture={<Avatar name={name} id={String(subscription.studentId)} size={56} />}
      title={
        <FormattedMessage
          id="rating.lunch.title"
          values={{
            name: <DataText key="name" text={name} />,
            date: <DateText key="date" on={lunch.on} variant="spoken" />,
          }}
        />
      }
    >
      {lunch.meals.length > 0 && (
        <p className={classes.dishes}>{intl.formatList(lunch.meals.map((meal) => nameOf(language, meal)))}</p>
      )}
      {given === null ? (
        <RateLunchForm
          subscription={subscription}
          lunch={lunch}
          onBusy={setBusy}
          onClose={onClose}
          onSent={() => {
            showToast({
              kind: 'success',
              title: intl.formatMessage({ id: 'review.thanks.title' }),
              text: intl.formatMessage({ id: 'review.thanks.text' }),
            });
            onClose();
          }}
          onRated={(rated, error) => {
            setRefused({ lunch: rated, error });
          }}
        />
      ) : (
        <div className={classes.given}>
          {refused && (
            <Notice kind="warning" role="alert">
              <p>
                <FormattedMessage id="rating.lunch.before" />
              </p>
              <ErrorMessages error={refused.error} />
            </Notice>
          )}
          <GivenRating rating={given} />
          <div className={classes.foot}>
            <Button onClick={onClose} ref={focusButton}>
              <FormattedMessage id="rating.lunch.close" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
