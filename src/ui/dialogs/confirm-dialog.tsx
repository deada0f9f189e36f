import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '#src/ui/actions/button.tsx';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** A question. */
  title: ReactNode;
  /** What happens then, in one or two sentences. */
  text?: ReactNode;
  /** A list of consequences or the like, below the text. */
  children?: ReactNode;
  /** The child's avatar or a picture above the question. */
  picture?: ReactNode;
  /** What is done, as a verb: "Remove". */
  confirmLabel: string;
  /** What stays as it is, as a verb: "Keep Lama". Names the cross too. */
  cancelLabel: string;
  /** Red for what can't be undone, which is the usual reason to ask. */
  confirmVariant?: Extract<ButtonVariant, 'danger' | 'primary'> | undefined;
  /** Under way: the dialog stays, whatever is pressed, and the button turns. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Once it has left and the focus has gone back. */
  onClosed?: (() => void) | undefined;
  width?: number | undefined;
}

/** Asks before something is done: the safe way first and focused (design.md#buttons). */
export function ConfirmDialog({
  opened,
  title,
  text,
  children,
  picture,
  confirmLabel,
  cancelLabel,
  confirmVariant = 'danger',
  busy = false,
  busyLabel,
  onConfirm,
  onClose,
  onClosed,
  width,
}: ConfirmDialogProps) {
  const confirmId = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      closeLabel={cancelLabel}
      locked={busy}
      width={width}
      picture={picture === undefined ? null : <div className={classes.picture}>{picture}</div>}
    >
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onClose} blockedBy={busy ? confirmId : undefined} data-autofocus>
          {cancelLabel}
        </Button>
        <Button id={confirmId} variant={confirmVariant} onClick={onConfirm} loading={busy} loadingLabel={busyLabel}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
