import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { usePageMark } from '#src/ui/layout/use-page-mark.ts';
import classes from './toast-card.module.css';
import type { ToastKind } from './toast.tsx';

export interface ToastCardProps {
  kind: ToastKind;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle } as const;

/**
 * The content of a toast: icon tile, title, one line, close button. An error interrupts screen readers; the region
 * announces the others.
 */
export function ToastCard({ kind, title, text, icon, closeLabel, onClose }: ToastCardProps) {
  const Icon = icons[kind];
  usePageMark('data-toast');
  usePageMark('data-error-toast', kind === 'error');
  return (
    <div className={classes.card}>
      <span className={classes.tile} data-kind={kind} aria-hidden>
        {icon ?? <Icon size={20} stroke={1.75} />}
      </span>
      <div className={classes.words} role={kind === 'error' ? 'alert' : undefined}>
        <p className={classes.title}>{title}</p>
        {text !== undefined && text !== null && <p className={classes.text}>{text}</p>}
      </div>
      <IconButton label={closeLabel} onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </div>
  );
}
