import { useIntl } from 'react-intl';
import { ConfirmDialog, type ConfirmDialogProps } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './cancel-dialog.module.css';
import type { useOrderChange } from './use-order-change.ts';

type CancelDialogProps = Omit<ConfirmDialogProps, 'busy' | 'busyLabel' | 'onConfirm'> & {
  /** The change to confirm. Its errors are shown below the children. */
  change: ReturnType<typeof useOrderChange>;
};

/**
 * A dialog that confirms a cancellation. It is locked while the request is pending, and shows the error if it fails.
 */
export function CancelDialog({ change, onClose, children, ...rest }: CancelDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...rest}
      busy={change.busy}
      busyLabel={intl.formatMessage({ id: 'order.dialog.busy' })}
      onClose={() => {
        change.reset();
        onClose();
      }}
      onConfirm={change.run}
    >
      {children}
      {change.texts.length > 0 && (
        <Notice kind="error" role="alert" className={classes.note}>
          {change.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
