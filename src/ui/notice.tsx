import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './notice.module.css';

export interface NoticeProps {
  /** berry, mango, tomato, pine or sunken. */
  kind: 'info' | 'warning' | 'error' | 'success' | 'plain';
  title?: ReactNode;
  children?: ReactNode;
  /** The icon, 20 px; each kind has its own. */
  icon?: ReactNode;
  /** A small button or link at the end; below on mobile. */
  action?: ReactNode;
  /** Give `alert` or `status` to one that appears after the page has been read. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
}

const icons = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
  success: IconCircleCheck,
  plain: IconInfoCircle,
} as const;

/** A strip that says what matters here and now. */
export function Notice({ kind, title, children, icon, action, role, className }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div className={classNames(classes.notice, className)} data-kind={kind} role={role}>
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
