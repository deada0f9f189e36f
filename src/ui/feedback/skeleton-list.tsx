import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';
import classes from './skeleton-shapes.module.css';

/** The skeleton of a list of people or orders: a circle and two lines each. */
export function SkeletonList({ count = 3 }: { count?: number | undefined }) {
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <Card padding="none" className={classes.list}>
      {items.map((item) => (
        <div key={item} className={classes.item}>
          <Skeleton circle height={44} />
          <SkeletonLines count={2} />
        </div>
      ))}
    </Card>
  );
}
