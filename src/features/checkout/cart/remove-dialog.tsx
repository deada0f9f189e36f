import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderConflictOf } from '#src/api/draft-order.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import type { ErrorNotice } from '#src/ui/feedback/use-error-notice.tsx';
import classes from './remove-dialog.module.css';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';
import { useRemoveSubscription } from './use-remove-subscription.ts';

type RemoveDialogProps = {
  order: Order;
  /** The student to remove; null while the dialog is closed. */
  subscription: Subscription | null;
  onClose: () => void;
  /** Shows the refusals on the page for which the dialog closes. */
  refusal: ErrorNotice;
};

/**
 * Focuses the page's heading after the card with the focused button was removed; the scroll position does not change.
 */
function focusHeading(): void {
  focusIfLost(pageHeading(), { preventScroll: true });
}

/** A dialog that confirms removing a student from the order. The choices made for that student are not kept. */
export function RemoveDialog({ order, subscription, onClose, refusal }: RemoveDialogProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const texts = useSubscriptionTexts();
  const remove = useRemoveSubscription();
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(subscription);
  if (subscription !== null && subscription !== shown) setShown(subscription);
  const name = shown ? texts.student(shown) : '';

  async function confirm(): Promise<void> {
    if (subscription === null) return;
    refusal.clear();
    try {
      await remove.mutateAsync({ order, subscription });
      // Removing the last student unmounts the dialog at once, before `onClosed`.
      focusHeading();
      showToast({ kind: 'success', title: intl.formatMessage({ id: 'cart.remove.done' }, { name }) });
    } catch (error) {
      // The page now shows another version of the order, so the parent has to confirm the removal again.
      if (orderConflictOf(error) === null) return;
      refusal.show(<ErrorMessages error={error} />, intl.formatMessage({ id: 'cart.remove.failed' }, { name }));
    }
    close();
  }

  function close(): void {
    onClose();
    remove.reset();
  }

  return (
    <ConfirmDialog
      opened={subscription !== null}
      picture={shown && <Avatar name={name} id={String(shown.studentId)} size={52} />}
      title={intl.formatMessage({ id: 'cart.remove.title' }, { name })}
      text={intl.formatMessage({ id: 'cart.remove.text' })}
      confirmLabel={intl.formatMessage({ id: 'cart.subscription.remove' })}
      cancelLabel={intl.formatMessage({ id: 'cart.remove.cancel' }, { name })}
      busy={remove.isPending}
      busyLabel={intl.formatMessage({ id: 'cart.remove.busy' })}
      onConfirm={() => {
        guard(confirm);
      }}
      onClose={close}
      onClosed={() => {
        refusal.focusOr(focusHeading);
      }}
    >
      {remove.isError && (
        <Notice
          kind="error"
          role="alert"
          className={classes.refusal}
          title={<FormattedMessage id="cart.remove.failed" values={{ name }} />}
        >
          <ErrorMessages error={remove.error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
