import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import classes from './family-board-pending.module.css';

/** The placeholder of the family board: its heading and two students. */
export function FamilyBoardPending() {
  return (
    <div className={classes.page}>
      <VisuallyHidden component="output">
        <FormattedMessage id="shell.loading" />
      </VisuallyHidden>
      <div aria-busy="true">
        <Skeleton width="min(360px, 70%)" height={44} radius={12} />
        <Skeleton width="min(280px, 60%)" height={20} radius={8} className={classes.lead} />
        <div className={classes.board}>
          <StudentBoardPending />
          <StudentBoardPending />
        </div>
      </div>
    </div>
  );
}

/** The placeholder of one student's part. */
export function StudentBoardPending() {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Skeleton circle height={44} />
        <Skeleton width="50%" height={22} radius={8} />
      </div>
      <Skeleton height={236} radius={20} />
      <Skeleton height={72} radius={16} />
      <Skeleton height={108} radius={16} />
    </div>
  );
}
