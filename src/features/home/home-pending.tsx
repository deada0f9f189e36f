import { Badge } from '#src/ui/text/badge.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton-card.tsx';
import classes from './home-pending.module.css';

const four = ['a', 'b', 'c', 'd'] as const;

/** The placeholder of four meals. */
export function MealsPending() {
  return (
    <div className={classes.four} aria-busy="true">
      {four.map((key) => (
        <div key={key} aria-hidden>
          <Skeleton className={classes.square} radius={28} height="auto" />
          <div className={classes.name}>
            <Skeleton width="80%" height={20} />
          </div>
          <Badge tone="plain">
            <span className={classes.category} />
          </Badge>
        </div>
      ))}
    </div>
  );
}

/** The placeholder of one large and two small articles. */
export function ArticlesPending() {
  return (
    <div className={classes.articles} aria-busy="true">
      <SkeletonCard pictureHeight={270} />
      <div className={classes.column}>
        <Skeleton className={classes.small} radius={28} height="auto" />
        <Skeleton className={classes.small} radius={28} height="auto" />
      </div>
    </div>
  );
}

/** The placeholder of a row of names. */
export function PartnersPending() {
  return (
    <div aria-busy="true">
      <Skeleton className={classes.names} height="" />
    </div>
  );
}
