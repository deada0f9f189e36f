import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Order } from '#src/domain/order.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './history-card.module.css';
import { RenewalRefusal } from '#src/features/orders/renewal/renewal-refusal.tsx';
import { orderAgainState, useOrderAgain } from './use-order-again.ts';

/** Reorders a completed order for as many of its students as possible; the card shows what prevents it. */
export function HistoryAgain({ order }: { order: Order }) {
  const intl = useIntl();
  const renewal = useOrderAgain(order);
  const { error } = renewal;
  const [isAsked, setIsAsked] = useState(false);
  const state = orderAgainState(order);
  if (state === 'closed') return null;
  const isBlocked = state === 'in-cart' && (isAsked || error !== null);

  return (
    <>
      {isBlocked && (
        <Notice
          kind="info"
          announced
          className={classes.error}
          action={
            <Button
              variant="secondary"
              size="small"
              renderRoot={(props) => <Link to="/cart/choose-applicants" {...props} />}
            >
              <FormattedMessage id="history.again.cart" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="history.again.inCart" />
          </p>
          {error !== null && <ErrorMessages error={error} />}
        </Notice>
      )}
      {!isBlocked && <RenewalRefusal renewal={renewal} className={classes.error} />}
      <Button
        variant="secondary"
        size="small"
        icon={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        aria-label={intl.formatMessage({ id: 'history.again.of' }, { number: `#${order.number}` })}
        loading={renewal.isPending}
        loadingLabel={intl.formatMessage({ id: 'history.again.busy' })}
        onClick={() => {
          if (state === 'open') renewal.renew();
          else setIsAsked(true);
        }}
      >
        <FormattedMessage id="history.again" />
      </Button>
    </>
  );
}
