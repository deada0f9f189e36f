import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '#src/ui/actions/button.tsx';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The heading, worded as a question. */
  title: ReactNode;
  /** The consequences, in one or two sentences. */
  text?: ReactNode;
  /** A list of consequences or the like, below the text. */
  children?: ReactNode;
  /** The student's avatar or a picture above the heading. */
  picture?: ReactNode;
  /** The action as a verb: "Remove". */
  confirmLabel: string;
  /** The alternative as a verb: "Keep Lama". Also the accessible name of the close button. */
  cancelLabel: string;
  /** Red if the action can't be undone, which is the usual reason for a confirmation. */
  confirmVariant?: Extract<ButtonVariant, 'danger' | 'primary'> | undefined;
  /** The action is in progress: the dialog can't be closed, and the button shows a progress ring. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Blocks the action: the id of the element in the dialog that shows why. */
  blockedBy?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?: (() => void) | undefined;
  width?: number | undefined;
}

/** A confirmation dialog. The safe option comes first and has the initial focus (design.md#buttons). */
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
  blockedBy,
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
        <Button
          id={confirmId}
          variant={confirmVariant}
          onClick={onConfirm}
          loading={busy}
          loadingLabel={busyLabel}
          blockedBy={blockedBy}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
