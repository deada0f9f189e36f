import { IconRepeat } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useRenewal } from './use-renewal.ts';

/** A button that renews one subscription and opens the checkout (row H05). */
export function RenewButton({ subscription }: { subscription: Subscription }) {
  const intl = useIntl();
  const { renew, isPending, error } = useRenewal({ subscriptions: [subscription], to: '/checkout' });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<IconRepeat size={20} stroke={1.75} aria-hidden />}
        loading={isPending}
        loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
        onClick={renew}
      >
        <FormattedMessage id="order.renew.action" />
      </Button>
      {error !== null && (
        <Notice kind="error" role="alert">
          <ErrorMessages error={error} />
        </Notice>
      )}
    </>
  );
}
