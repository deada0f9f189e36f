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
  /** The dialog's name and its heading. */
  title: ReactNode;
  /** Names the cross; what it does, such as "Close" or "Keep Lama". */
  closeLabel: string;
  children: ReactNode;
  /** Shown above the title: an avatar, a picture. */
  picture?: ReactNode;
  /** Gives the cross a ground of its own: a picture lies behind it. */
  closeOutlined?: boolean | undefined;
  /** Width on desktop in px. */
  width?: number | undefined;
  /** Once it has left and the focus has gone back; to move the focus where the place it came from is gone. */
  onClosed?: (() => void) | undefined;
  /** Keeps the dialog open while something under way must be seen to its end. */
  locked?: boolean | undefined;
  classNames?: Partial<Record<'content' | 'body' | 'head', string | undefined>> | undefined;
}

const rise: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(24px)' },
  transitionProperty: 'opacity, transform',
};

/**
 * A dialog; a bottom sheet under 720 px (design.md#dialogs). Escape, the backdrop and the cross close it and the focus goes back to
 * where it was. Mark what should have the focus first with `data-autofocus`; a control that has it already keeps it.
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
  // Mantine notes where the focus was when it sees a dialog open: one that is mounted open would return it nowhere.
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
