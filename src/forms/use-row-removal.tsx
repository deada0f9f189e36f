import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { ConfirmDialogProps } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSubmitGuard } from './use-submit-guard.ts';

interface RowRemovalOptions<Row> {
  /** Removes the row on the server, and from the list. */
  remove: (row: Row) => Promise<void>;
  /** Reports the removal, before the dialog closes. */
  onRemoved: (row: Row) => void;
  /** The element that gets the focus afterwards, because the row's button is gone. */
  focusAfter: () => HTMLElement | null;
}

interface RowRemoval<Row> {
  /** Opens the dialog for a row. */
  ask: (row: Row) => void;
  /** The row that the dialog is about, also while it closes; null before the first one. */
  row: Row | null;
  /** Props of the `ConfirmDialog`, which shows an error of the server and stays open. */
  dialog: Pick<ConfirmDialogProps, 'opened' | 'busy' | 'onClose' | 'onClosed' | 'onConfirm' | 'children'>;
}

/** Removes a row of a list after a confirmation. */
export function useRowRemoval<Row>({ remove, onRemoved, focusAfter }: RowRemovalOptions<Row>): RowRemoval<Row> {
  const guard = useSubmitGuard();
  const isGone = useRef(false);
  const [asked, setAsked] = useState<{ row: Row; opened: boolean } | null>(null);
  const removal = useMutation({ mutationFn: remove });

  const close = () => {
    setAsked(asked && { ...asked, opened: false });
  };

  async function confirm(row: Row): Promise<void> {
    try {
      await removal.mutateAsync(row);
    } catch {
      // Shown in the dialog, and in a toast.
      return;
    }
    isGone.current = true;
    onRemoved(row);
    close();
  }

  return {
    ask: (row) => {
      removal.reset();
      setAsked({ row, opened: true });
    },
    row: asked?.row ?? null,
    dialog: {
      opened: asked?.opened ?? false,
      busy: removal.isPending,
      onClose: close,
      onClosed: () => {
        if (isGone.current) focusAfter()?.focus();
        isGone.current = false;
      },
      onConfirm: () => {
        if (asked) guard(async () => confirm(asked.row));
      },
      children: removal.isError && (
        <Notice kind="error" role="alert">
          <ErrorMessages error={removal.error} />
        </Notice>
      ),
    },
  };
}
