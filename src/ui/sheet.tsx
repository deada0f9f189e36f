import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './sheet.module.css';

export interface SheetProps extends Omit<ModalProps, 'picture' | 'locked'> {
  /** Buttons that stay in sight while the content scrolls. */
  foot?: ReactNode;
}

/** A long dialog: head and buttons stay, the middle scrolls. A bottom sheet on mobile (filters, a meal). */
export function Sheet({ children, foot, ...modal }: SheetProps) {
  return (
    <Modal {...modal} classNames={{ content: classes.content, body: classes.body, head: classes.head }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what can have the focus */}
      <div className={classes.scroll} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Modal>
  );
}
