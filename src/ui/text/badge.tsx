import type { ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './badge.module.css';

export interface BadgeProps {
  /** pine, mango, berry, tomato, lime, lime on deep panels, sunken. */
  tone?: 'pine' | 'warm' | 'info' | 'error' | 'lime' | 'lime-solid' | 'plain' | undefined;
  /** 16 px; it conveys the meaning of the colour without colour. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A status or kind in one or two words. */
export function Badge({ tone = 'pine', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(classes.badge, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
