import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './notice.module.css';
import { useAnnouncedElement } from './use-announced-element.ts';

export interface NoticeProps {
  /** berry, mango, tomato, pine or sunken. */
  kind: 'info' | 'warning' | 'error' | 'success' | 'plain';
  title?: ReactNode;
  children?: ReactNode;
  /** The icon, 20 px; each kind has a default. */
  icon?: ReactNode;
  /** A small button or link at the end; below on mobile. */
  action?: ReactNode;
  /** Interrupts screen readers: for an error that appears after the page has been read. */
  role?: 'alert' | undefined;
  /** Announced politely when it appears and when it changes. */
  announced?: boolean | undefined;
  className?: string | undefined;
}

const icons = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  success: IconCircleCheck,
  plain: IconInfoCircle,
} as const;

/** A message inside the page. */
export function Notice({ kind, title, children, icon, action, role, announced = false, className }: NoticeProps) {
  const Icon = icons[kind];
  const element = useAnnouncedElement<HTMLDivElement>(announced);
  return (
    <div ref={element} className={classNames(classes.notice, className)} data-kind={kind} role={role}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <Icon size={20} stroke={1.75} />}
      </span>
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
