import { isProbablyUnfit } from '#src/domain/package-gate.ts';
import type { Package } from '#src/domain/package.ts';
import { CheckSummaryPending } from '#src/features/safety/check-summary-pending.tsx';
import type { PanelStudent } from '#src/features/subscription/state/panel-student.ts';
import classes from './check-section.module.css';

interface CheckSectionPendingProps {
  package: Package;
  students: readonly PanelStudent[];
  chosenIds: readonly (number | null)[];
}

/**
 * The placeholder of `CheckSection` while its code loads: room for each student who is chosen, or whom the package
 * probably does not fit.
 */
export function CheckSectionPending({ package: offer, students, chosenIds }: CheckSectionPendingProps) {
  return (
    <div className={classes.section}>
      {students.map(({ id, health }) =>
        chosenIds.includes(id) ? (
          <CheckSummaryPending key={id} />
        ) : (
          isProbablyUnfit(health, offer) && <CheckSummaryPending key={id} withOffers />
        ),
      )}
    </div>
  );
}
