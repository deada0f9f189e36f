import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PackageLink } from './package-link.tsx';
import classes from './subscription-actions.module.css';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

type SubscriptionActionsProps = {
  subscription: Subscription;
  editLabel: 'cart.subscription.edit' | 'checkout.subscription.edit';
  removeIcon?: ReactNode;
  /** Opens the dialog that removes the student. */
  onRemove: () => void;
};

/** The two links of a student in an order that is not placed yet: to change the subscription, and to remove it. */
export function SubscriptionActions({ subscription, editLabel, removeIcon, onRemove }: SubscriptionActionsProps) {
  const intl = useIntl();
  const name = useSubscriptionTexts().student(subscription);
  return (
    <>
      <TextLink
        standalone
        aria-label={intl.formatMessage({ id: 'cart.subscription.edit.of' }, { name })}
        renderRoot={(props) => <PackageLink subscription={subscription} {...props} />}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden />
        <FormattedMessage id={editLabel} />
      </TextLink>
      <TextLink
        component="button"
        type="button"
        standalone
        muted
        className={classes.remove}
        aria-label={intl.formatMessage({ id: 'cart.subscription.remove.of' }, { name })}
        onClick={onRemove}
      >
        {removeIcon}
        <FormattedMessage id="cart.subscription.remove" />
      </TextLink>
    </>
  );
}
