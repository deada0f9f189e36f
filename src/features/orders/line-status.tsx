import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';

const tones: Record<OrderLine['status'], BadgeProps['tone']> = {
  scheduled: 'plain',
  active: 'lime',
  paused: 'info',
  completed: 'pine',
  cancelled: 'plain',
};

/** Where a subscription stands, in a word or two. */
export function LineStatus({ status, className }: { status: OrderLine['status']; className?: string | undefined }) {
  return (
    <Badge tone={tones[status]} className={className}>
      <FormattedMessage id={`orders.status.${status}`} />
    </Badge>
  );
}
