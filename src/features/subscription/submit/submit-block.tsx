import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { panelAction } from './panel-action.ts';
import classes from './submit-block.module.css';

interface SubmitBlockProps {
  isSignedIn: boolean;
  draft: Order | null;
  studentIds: readonly (number | null)[];
  /** Messages about the failed attempt. */
  failures: readonly string[];
  busy: boolean;
  onSubmit: () => void;
}

/** The main button, with a message above it if nothing can be added or if the last attempt failed. */
export function SubmitBlock({ isSignedIn, draft, studentIds, failures, busy, onSubmit }: SubmitBlockProps) {
  const intl = useIntl();
  const unpaidId = useId();
  const { labelId } = panelAction({ isSignedIn, draft, studentIds });
  // A parent has at most one order, so nothing can be added while its payment is pending.
  const unpaidOrder = draft?.status === 'pending_payment' ? draft : null;
  return (
    <>
      {unpaidOrder === null ? <Failures texts={failures} /> : <UnpaidOrder id={unpaidId} order={unpaidOrder} />}
      <Button
        variant="lime"
        size="large"
        wide
        loading={busy}
        loadingLabel={intl.formatMessage({ id: 'subscribe.add.busy' })}
        blockedBy={unpaidOrder === null ? undefined : unpaidId}
        iconAfter={<IconArrowRight size={20} stroke={1.75} data-flip aria-hidden />}
        onClick={onSubmit}
      >
        <FormattedMessage id={labelId} />
      </Button>
    </>
  );
}

function UnpaidOrder({ id, order }: { id: string; order: Order }) {
  return (
    <div id={id} className={classes.notice}>
      <Notice kind="warning" title={<FormattedMessage id="subscribe.waiting.title" />}>
        <p>
          <FormattedMessage id="subscribe.waiting.text" />
        </p>
        <Link to="/checkout" search={order.payment ? { payment: order.payment.id } : {}} className={classes.resume}>
          <FormattedMessage id="subscribe.waiting.resume" />
        </Link>
      </Notice>
    </div>
  );
}

function Failures({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice kind="error" role="alert">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}
