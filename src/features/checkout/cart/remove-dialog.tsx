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
  /** The student to take out; null while nobody is asked about. */
  subscription: Subscription | null;
  onClose: () => void;
  /** Where a refusal is shown that closes the dialog. */
  refusal: ErrorNotice;
};

/** Where the focus goes when the line is gone, and with it the button that asked; the page stays where it is scrolled to. */
function focusHeading(): void {
  focusIfLost(pageHeading(), { preventScroll: true });
}

/** Asks before a student leaves the order: what was chosen for them is not kept. */
export function RemoveDialog({ order, subscription, onClose, refusal }: RemoveDialogProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const words = useSubscriptionTexts();
  const remove = useRemoveSubscription();
  // The dialog keeps its words while it leaves.
  const [shown, setShown] = useState(subscription);
  if (subscription !== null && subscription !== shown) setShown(subscription);
  const name = shown ? words.student(shown) : '';

  async function confirm(): Promise<void> {
    if (subscription === null) return;
    refusal.clear();
    try {
      await remove.mutateAsync({ order, subscription });
      // With the last line the question goes at once, too soon to hear that it has closed.
      focusHeading();
      showToast({ kind: 'success', title: intl.formatMessage({ id: 'cart.remove.done' }, { name }) });
    } catch (error) {
      // The page shows another version of the order now: the question has to be asked again there.
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
      confirmLabel={intl.formatMessage({ id: 'cart.line.remove' })}
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
