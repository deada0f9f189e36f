import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal as MantineModal, type MantineTransition } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames as join } from '#src/ui/layout/class-names.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { InitialFocus } from './initial-focus.tsx';
import classes from './dialog.module.css';
import { useScrollLock } from './use-scroll-lock.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  /** The heading, which is also the dialog's accessible name. */
  title: ReactNode;
  /** The accessible name of the close button, such as "Close" or "Keep Lama". */
  closeLabel: string;
  children: ReactNode;
  /** Shown above the title: an avatar, a picture. */
  picture?: ReactNode;
  /** Gives the close button its own background, for a dialog with a picture behind it. */
  closeOutlined?: boolean | undefined;
  /** Width on desktop in px. */
  width?: number | undefined;
  /**
   * Called after the dialog has closed and the focus has returned; can move the focus if the previously focused element
   * is gone.
   */
  onClosed?: (() => void) | undefined;
  /** Keeps the dialog open until an action in progress has finished. */
  locked?: boolean | undefined;
  classNames?: Partial<Record<'content' | 'body' | 'head', string | undefined>> | undefined;
}

const rise: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(24px)' },
  transitionProperty: 'opacity, transform',
};

/**
 * A dialog; a bottom sheet below 720 px (design.md#dialogs). Escape, the backdrop and the close button close it, and
 * the focus returns to the previously focused element. `data-autofocus` marks the initial focus; a control that is
 * already focused keeps it.
 */
export function Dialog({
  opened,
  onClose,
  title,
  closeLabel,
  children,
  picture,
  closeOutlined = false,
  width = 460,
  locked = false,
  onClosed,
  classNames,
}: DialogProps) {
  // Mantine saves the focused element when `opened` changes: a dialog that is mounted open would have no element to
  // return to.
  const mounted = useMounted();
  useScrollLock(opened && mounted);
  const close = locked ? () => undefined : onClose;
  return (
    <MantineModal.Root
      opened={opened && mounted}
      lockScroll={false}
      onClose={close}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      size={width}
      classNames={{
        inner: classes.inner ?? '',
        content: join(classes.content, classNames?.content),
        body: join(classes.body, classNames?.body),
      }}
      transitionProps={{ transition: rise, duration: 220, timingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }}
    >
      <MantineModal.Overlay className={classes.overlay ?? ''} />
      <MantineModal.Content>
        <InitialFocus />
        <MantineModal.Body>
          <div className={classNames?.head}>
            {picture}
            <MantineModal.Title className={classes.title ?? ''}>{title}</MantineModal.Title>
          </div>
          {children}
        </MantineModal.Body>
        <IconButton label={closeLabel} outlined={closeOutlined} className={classes.close} onClick={close}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
