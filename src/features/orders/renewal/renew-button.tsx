import { IconRepeat } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { RenewalRefusal } from './renewal-refusal.tsx';
import { useRenewal } from './use-renewal.ts';

/** A button that renews one subscription and opens the checkout (row H05). */
export function RenewButton({ subscription }: { subscription: Subscription }) {
  const intl = useIntl();
  const renewal = useRenewal({ subscriptions: [subscription], to: '/checkout' });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<IconRepeat size={20} stroke={1.75} aria-hidden />}
        loading={renewal.isPending}
        loadingLabel={intl.formatMessage({ id: 'order.renew.busy' })}
        onClick={renewal.renew}
      >
        <FormattedMessage id="order.renew.action" />
      </Button>
      <RenewalRefusal renewal={renewal} />
    </>
  );
}
