import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { needsOtherPackage, useOtherPackages } from '#src/features/orders/detail/use-other-packages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Why a subscription can't be renewed now, and what the parent can do instead (row G35). */
export function RenewalClosed({ subscription }: { subscription: Subscription }) {
  const { minAge, maxAge } = useBusinessSettings();
  const otherPackages = useOtherPackages(subscription);
  const reason = subscription.actions.renew?.reasonCode;
  const action = needsOtherPackage(subscription)
    ? otherPackages && {
        text: <FormattedMessage id="order.renew.other" />,
        link: (props: object) => <Link to="/packages" search={otherPackages} {...props} />,
      }
    : reason === 'order_exists' && {
        text: <FormattedMessage id="order.renew.cart" />,
        link: (props: object) => <Link to="/cart/choose-applicants" {...props} />,
      };
  return (
    <Notice
      kind="warning"
      title={<ClosedTitle reason={reason} />}
      action={
        action ? (
          <Button variant="secondary" size="small" renderRoot={action.link}>
            {action.text}
          </Button>
        ) : undefined
      }
    >
      <p>
        {reason === 'out_of_age' && otherPackages === null ? (
          <FormattedMessage id="order.renew.out_of_age.none" values={{ min: minAge, max: maxAge }} />
        ) : (
          <ClosedText reason={reason} />
        )}
      </p>
    </Notice>
  );
}

type Reason = NonNullable<Subscription['actions']['renew']>['reasonCode'] | undefined;

function ClosedTitle({ reason }: { reason: Reason }) {
  if (reason === 'out_of_age') return <FormattedMessage id="order.renew.out_of_age" />;
  if (reason === 'package_withdrawn') return <FormattedMessage id="order.renew.package_withdrawn" />;
  if (reason === 'order_exists') return <FormattedMessage id="order.renew.order_exists" />;
  if (reason === 'not_running') return <FormattedMessage id="order.renew.not_running" />;
  return <FormattedMessage id="order.closed.other" />;
}

function ClosedText({ reason }: { reason: Reason }) {
  if (reason === 'out_of_age') return <FormattedMessage id="order.renew.out_of_age.text" />;
  if (reason === 'package_withdrawn') return <FormattedMessage id="order.renew.package_withdrawn.text" />;
  if (reason === 'order_exists') return <FormattedMessage id="order.renew.order_exists.text" />;
  if (reason === 'not_running') return <FormattedMessage id="order.renew.not_running.text" />;
  return null;
}
