import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './order-notice.module.css';

interface OrderNoticeProps {
  /** An order that waits for its payment: a parent has one at a time. */
  unpaidOrder: Order | null;
  /** Why nothing was added. */
  failures: readonly string[];
  /** Names the notice for the button that it blocks. */
  id: string;
}

/** Above the button: what stands in the way of adding anything. */
export function OrderNotice({ unpaidOrder, failures, id }: OrderNoticeProps) {
  if (unpaidOrder !== null) {
    return (
      <div id={id} className={classes.notice}>
        <Notice kind="warning" title={<FormattedMessage id="subscribe.waiting.title" />}>
          <p>
            <FormattedMessage id="subscribe.waiting.text" />
          </p>
          <Link
            to="/checkout"
            search={unpaidOrder.payment ? { payment: unpaidOrder.payment.id } : {}}
            className={classes.resume}
          >
            <FormattedMessage id="subscribe.waiting.resume" />
          </Link>
        </Notice>
      </div>
    );
  }
  if (failures.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice kind="error" role="alert">
        {failures.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}
