import { IconCreditCard, IconHistory, IconRefresh } from '@tabler/icons-react';
import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropFromList } from '#src/api/cached-list.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { forgetPaymentMethods, removeSavedCard, savedCardsQuery } from '#src/api/payments.ts';
import type { SavedCard } from '#src/domain/payment.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import classes from '#src/ui/dialogs/consequences.module.css';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PaymentMark } from '#src/ui/text/payment-mark.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { CardName } from './card-name.tsx';
import { useCardText } from './use-card-text.ts';

interface RemoveCardProps {
  card: SavedCard;
  /**
   * The card that becomes the default once this one is removed; null if this one is not the default, or the only one.
   */
  next: SavedCard | null;
  opened: boolean;
  onClose: () => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A dialog that confirms removing a saved card (operation `deletePaymentInfo`); it shows an error from the server. */
export function RemoveCard({ card, next, opened, onClose }: RemoveCardProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const cardText = useCardText();
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: async () => removeSavedCard(card.id),
    onSuccess: async () => {
      onClose();
      // The server decides which card is the default now: the list is requested again.
      await dropFromList(queryClient, savedCardsQuery(), card.id);
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'payments.remove.removed' }, { card: cardText(card) }),
      });
      forgetPaymentMethods(queryClient);
    },
  });

  return (
    <ConfirmDialog
      opened={opened}
      picture={<PaymentMark name={card.brand} />}
      title={<FormattedMessage id="payments.remove.title" values={{ card: <CardName card={card} /> }} />}
      cancelLabel={intl.formatMessage({ id: 'payments.remove.keep' })}
      confirmLabel={intl.formatMessage({ id: 'payments.remove.confirm' })}
      busy={removal.isPending}
      busyLabel={intl.formatMessage({ id: 'payments.remove.busy' })}
      onClose={() => {
        onClose();
        removal.reset();
      }}
      onConfirm={() => {
        guard(() => removal.mutateAsync().catch(noop));
      }}
    >
      <ul className={classes.consequences}>
        {next && (
          <li>
            <IconCreditCard {...icon} />
            <span>
              <FormattedMessage id="payments.remove.next" values={{ card: <CardName card={next} /> }} />
            </span>
          </li>
        )}
        <li>
          <IconRefresh {...icon} data-flip />
          <FormattedMessage id="payments.remove.again" />
        </li>
        <li>
          <IconHistory {...icon} />
          <FormattedMessage id="payments.remove.orders" />
        </li>
      </ul>
      {removal.isError && (
        <Notice kind="error" role="alert" className={classes.refusal}>
          <ErrorMessages error={removal.error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
