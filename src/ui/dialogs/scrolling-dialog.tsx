import { type ReactNode, useId } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import classes from './scrolling-dialog.module.css';

export interface ScrollingDialogProps extends Omit<DialogProps, 'picture' | 'locked'> {
  /** Buttons that stay visible while the content scrolls. */
  foot?: ReactNode;
}

/** A long dialog with a fixed header and footer and scrolling content. A bottom sheet on mobile (filters, a meal). */
export function ScrollingDialog({ children, foot, title, ...modal }: ScrollingDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      {...modal}
      title={<span id={titleId}>{title}</span>}
      classNames={{ content: classes.content, body: classes.body, head: classes.head }}
    >
      {/* Arrow keys scroll only a focusable element, and a focusable element needs a name. */}
      <div className={classes.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Dialog>
  );
}
