import type { BadgeProps } from './badge.tsx';

/** The badge colour of each subscription status. */
export const statusTones = {
  scheduled: 'plain',
  active: 'lime',
  paused: 'info',
  completed: 'pine',
  cancelled: 'plain',
} as const satisfies Record<string, BadgeProps['tone']>;
