import type { BadgeProps } from './badge.tsx';

/** The badge's colour of where a subscription stands. */
export const statusTones = {
  scheduled: 'plain',
  active: 'lime',
  paused: 'info',
  completed: 'pine',
  cancelled: 'plain',
} as const satisfies Record<string, BadgeProps['tone']>;
