import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './blog-card.module.css';

/** The placeholder of an article card, with the shape of the loaded card. */
export function BlogCardPending({ large = false }: { large?: boolean }) {
  return (
    <Card padding="none" clip className={classes.card} data-large={large || undefined} aria-hidden>
      <div className={classes.picture}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.words}>
        <div data-row="time">
          <Skeleton width={96} height="1lh" />
        </div>
        <div data-row="title">
          <Skeleton height="1lh" />
        </div>
        <div data-row="text">
          <Skeleton height="1.8lh" />
        </div>
        <span className={classes.read}>
          <Skeleton width={88} height={20} />
        </span>
      </div>
    </Card>
  );
}
