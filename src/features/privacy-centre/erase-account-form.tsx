import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { erasuresQuery, requestErasure } from '#src/api/erasures.ts';
import { lastPaidDay } from '#src/domain/subscription-state.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { ErasureSteps } from './erasure-steps.tsx';
import { PasswordForm } from './password-form.tsx';
import { privacyPath } from './privacy-paths.ts';

/** Asks to erase the account, after the password, with all that follows from it and what is kept (row G76). */
export function EraseAccountForm() {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const subscriptions = orders.flatMap((order) => order.subscriptions);
  return (
    <PasswordForm
      id="erase"
      title={intl.formatMessage({ id: 'privacy.erase.account.ask' })}
      refusedTitle="privacy.erase.refused"
      submitLabel={intl.formatMessage({ id: 'privacy.erase.account.submit' })}
      pendingLabel={intl.formatMessage({ id: 'privacy.erase.pending' })}
      variant="danger"
      send={async (password, keys) => requestErasure({ password }, keys)}
      onSent={async (requested) => {
        await keepInList(queryClient, erasuresQuery(), requested);
        showToast({ id: 'erasure', kind: 'success', title: intl.formatMessage({ id: 'privacy.erase.requested' }) });
        await navigate({ to: privacyPath, replace: true });
      }}
    >
      <ErasureSteps scope="account" lastLunchOn={lastPaidDay(subscriptions, null)} />
    </PasswordForm>
  );
}
