import { Sprout } from '#src/ui/illustrations/sprout.tsx';
import classes from './sprout-rating.module.css';

export interface SproutRatingProps {
  /** From 1 to 5. */
  rating: number;
  /** The alternative text: "Very good, 4 of 5". */
  label: string;
  /** 22 or 40 px. */
  size?: 'small' | 'large' | undefined;
}

const most = 5;

/** Displays a rating: five sprouts, of which the number of the rating are grown (design.md#rating). */
export function SproutRating({ rating, label, size = 'small' }: SproutRatingProps) {
  return (
    <span className={classes.sprouts} data-size={size} role="img" aria-label={label}>
      <Sprout variant="grown" count={rating} />
      {rating < most && <Sprout variant="outlined" count={most - rating} />}
    </span>
  );
}
