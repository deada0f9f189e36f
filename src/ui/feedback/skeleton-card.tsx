import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from './skeleton.tsx';
import classes from './skeleton-shapes.module.css';

export interface SkeletonCardProps {
  /** Height of the picture panel on top, in px. */
  pictureHeight: number;
}

/** The skeleton of a card: picture, badge, title, two lines. */
export function SkeletonCard({ pictureHeight }: SkeletonCardProps) {
  return (
    <Card padding="none" className={classes.card}>
      <Skeleton height={pictureHeight} radius={0} />
      <div className={classes.body}>
        <Skeleton width="45%" height={22} />
        <Skeleton width="80%" height={20} />
        <Skeleton height={12} />
        <Skeleton width="70%" height={12} />
      </div>
    </Card>
  );
}
