import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';
import classes from './skeleton-shapes.module.css';

export interface SkeletonCardProps {
  /** Height of the picture panel on top; none at 0. */
  pictureHeight?: number | undefined;
  /** A button in its last row. */
  withButton?: boolean | undefined;
}

/** A card on its way: picture, badge, title, two lines, button. */
export function SkeletonCard({ pictureHeight = 150, withButton = true }: SkeletonCardProps) {
  return (
    <Card padding="none" className={classes.card}>
      {pictureHeight > 0 && <Skeleton height={pictureHeight} radius={0} />}
      <div className={classes.body}>
        <Skeleton width="45%" height={22} />
        <Skeleton width="80%" height={20} />
        <Skeleton height={12} />
        <Skeleton width="70%" height={12} />
        {withButton && <Skeleton height={44} radius={14} />}
      </div>
    </Card>
  );
}
