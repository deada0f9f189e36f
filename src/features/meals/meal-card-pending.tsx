import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './meal-card.module.css';

/** The placeholder of a meal card, with the shape of the loaded card. */
export function MealCardPending() {
  return (
    <Card padding="none" clip className={classes.card} aria-hidden>
      <div className={classes.pendingPicture}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={classes.body}>
        <div className={classes.kind}>
          <Skeleton width={84} height={14} />
        </div>
        <div className={classes.pendingName}>
          <Skeleton height="1.6lh" />
        </div>
        <div className={classes.allergens}>
          <Skeleton width="80%" height="2lh" />
        </div>
        <span className={classes.details}>
          <Skeleton width={88} height={20} />
        </span>
        <ul className={classes.numbers}>
          {(['a', 'b', 'c'] as const).map((key) => (
            <li key={key}>
              <b>
                <Skeleton width="60%" height="1lh" />
              </b>
              <Skeleton width="50%" height="1lh" />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
