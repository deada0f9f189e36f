import { Skeleton } from './skeleton.tsx';
import classes from './skeleton-shapes.module.css';

/** The skeleton of a paragraph; the last line is shorter. */
export function SkeletonLines({ count = 3 }: { count?: number | undefined }) {
  const lines = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={classes.lines}>
      {lines.map((line) => (
        <Skeleton key={line} height={14} width={line === count - 1 ? '62%' : '100%'} />
      ))}
    </div>
  );
}
