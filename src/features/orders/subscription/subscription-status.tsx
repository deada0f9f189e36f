import { FormattedMessage } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { statusTones } from '#src/ui/text/status-tones.ts';

/** The status of a subscription. */
export function SubscriptionStatus({
  status,
  className,
}: {
  status: Subscription['status'];
  className?: string | undefined;
}) {
  return (
    <Badge tone={statusTones[status]} className={className}>
      <FormattedMessage id={`orders.status.${status}`} />
    </Badge>
  );
}
