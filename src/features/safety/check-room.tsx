import type { ReactNode } from 'react';
import classes from './check-room.module.css';
import { CheckSummaryPending } from './check-summary-pending.tsx';

interface CheckRoomProps {
  /** Whether the meals are compared, for the first time or for other days. */
  isPending: boolean;
  /** The result; while the meals are compared again the last one, which is hidden then. */
  children: ReactNode;
}

/**
 * The room of a comparison's result. When the meals are compared again, the placeholder is as high as the last result, so
 * that what the parent presses below it does not move.
 */
export function CheckRoom({ isPending, children }: CheckRoomProps) {
  return (
    <div className={classes.room} data-pending={isPending || undefined}>
      {isPending && <CheckSummaryPending />}
      <div className={classes.result}>{children}</div>
    </div>
  );
}
