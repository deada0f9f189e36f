import { CheckSummaryPending } from '#src/features/safety/check-summary-pending.tsx';
import classes from './check-section.module.css';

/** The placeholder of `CheckSection` while its code loads: room for each student who is chosen. */
export function CheckSectionPending({ studentIds }: { studentIds: readonly number[] }) {
  return (
    <div className={classes.section}>
      {studentIds.map((id) => (
        <CheckSummaryPending key={id} />
      ))}
    </div>
  );
}
