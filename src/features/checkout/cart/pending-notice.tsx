import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { Payment } from '#src/domain/payment.ts';
import { useKnownServerNow } from '#src/api/server-now.ts';
import { DeadlineText } from '#src/i18n/deadline-text.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

type PendingNoticeProps = {
  payment: Payment;
  /** The instant until which the order can be paid; null if it is not known. */
  payBy: string | null;
};

/**
 * A notice that an order with a pending payment can't be changed, with a link that continues the payment in any tab
 * (row O06).
 */
export function PendingNotice({ payment, payBy }: PendingNoticeProps) {
  const now = useKnownServerNow();
  return (
    <Notice
      kind="warning"
      icon={<IconClock size={20} stroke={1.75} />}
      title={<FormattedMessage id="cart.pending.title" />}
      action={
        <Button
          variant="secondary"
          size="small"
          renderRoot={(props) => <Link to="/checkout" search={{ payment: payment.id }} {...props} />}
        >
          <FormattedMessage id="cart.pending.action" />
        </Button>
      }
    >
      <p>
        {payBy === null ? (
          <FormattedMessage id="cart.pending.open" />
        ) : (
          <FormattedMessage id="cart.pending.text" values={{ time: <DeadlineText at={payBy} now={now} /> }} />
        )}
      </p>
    </Notice>
  );
}
