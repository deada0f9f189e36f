import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import classes from './acknowledgement-field.module.css';
import { type Acknowledgements, needsAcknowledgement } from './use-acknowledgements.ts';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

/** The id of the checkbox of a subscription, for the error summary. */
export const acknowledgementId = ({ id }: Pick<Subscription, 'id'>): string => `acknowledgement-${id}`;

interface AcknowledgementFieldProps {
  subscription: Subscription;
  acknowledgements: Acknowledgements;
  /** Whether a missing tick is reported. */
  isReported: boolean;
}

/** The checkbox with which the parent acknowledges what was found for one student; nothing if there is none to give. */
export function AcknowledgementField({ subscription, acknowledgements, isReported }: AcknowledgementFieldProps) {
  const intl = useIntl();
  const texts = useSubscriptionTexts();
  const name = texts.student(subscription);
  if (!needsAcknowledgement(subscription)) {
    const isGiven = subscription.allergenCheck?.verdict === 'check';
    return isGiven ? (
      <p className={classes.given}>
        <FormattedMessage id="checkout.safety.given" />
      </p>
    ) : null;
  }
  const isTicked = acknowledgements.isTicked(subscription);
  const hasDishes = (subscription.allergenCheck?.dishes.length ?? 0) > 0;
  return (
    <div className={classes.field}>
      <CheckboxField
        id={acknowledgementId(subscription)}
        boxed
        checked={isTicked}
        onChange={(event) => {
          acknowledgements.tick(subscription, event.currentTarget.checked);
        }}
        label={
          <FormattedMessage
            id={hasDishes ? 'checkout.safety.acknowledge.swaps' : 'checkout.safety.acknowledge'}
            values={{ name }}
          />
        }
        error={isReported && !isTicked && intl.formatMessage({ id: 'checkout.safety.unticked' }, { name })}
      />
    </div>
  );
}
