import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './place-order-notice.module.css';
import type { PlaceOrderError } from './place-order-error.ts';

type PlaceOrderNoticeProps = {
  error: PlaceOrderError | null;
  /** Whether prices, fees or periods changed since the parent chose them; the subscriptions show the changes. */
  hasChanges: boolean;
};

/** A notice above the order: why it can't be placed, and the next step. Receives the focus after a failed attempt. */
export function PlaceOrderNotice({ error, hasChanges }: PlaceOrderNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasNotice = error !== null && error.kind !== 'method';

  useEffect(() => {
    // Each failure is a new object, so that a second one receives the focus again.
    if (error === null || error.kind === 'method') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  if (!hasNotice && !hasChanges) return null;
  return (
    <div ref={box} className={classes.box} tabIndex={-1}>
      <NoticeOfError error={error} hasChanges={hasChanges} />
    </div>
  );
}

function NoticeOfError({ error, hasChanges }: PlaceOrderNoticeProps) {
  switch (error?.kind) {
    case 'lost':
      return (
        <Notice kind="error" role="alert" title={<FormattedMessage id="checkout.lost.title" />}>
          <Texts texts={error.texts} />
          <p>
            <FormattedMessage id="checkout.lost.text" />
          </p>
        </Notice>
      );
    case 'blocked':
      return (
        <Notice
          kind="error"
          role="alert"
          title={<FormattedMessage id="checkout.blocked.title" />}
          action={
            <Button
              variant="secondary"
              size="small"
              renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}
            >
              <FormattedMessage id="checkout.blocked.action" />
            </Button>
          }
        >
          <Texts texts={error.texts} />
        </Notice>
      );
    case 'unsafe':
      return (
        <Notice kind="error" role="alert" title={<FormattedMessage id="checkout.safety.title" />}>
          <p>
            <FormattedMessage id="checkout.safety.text" />
          </p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" role="alert" title={<FormattedMessage id="checkout.refused" />}>
          <Texts texts={error.texts} />
        </Notice>
      );
    default:
      return (
        <Notice kind="warning" role="alert" title={<FormattedMessage id="checkout.changed.title" />}>
          <p>
            <FormattedMessage id={hasChanges ? 'checkout.changed.text' : 'order.stale'} />
          </p>
          {error?.kind === 'changed' && <Texts texts={error.texts} />}
        </Notice>
      );
  }
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
