import type { ReactNode } from 'react';
import classes from './meal-pods.module.css';

type MealPodsProps = {
  /** The number of school days in the period. */
  total: number;
  /** The number of delivered lunches. */
  delivered: number;
  /** Whether one is on its way today. */
  isOnItsWay?: boolean;
  /** The number of lunches that were cancelled and refunded: the last pods. */
  refunded?: number;
  /** "7 of 22 lunches" and "15 left": the pods only illustrate these texts. */
  deliveredText: ReactNode;
  leftText: ReactNode;
  /** For the tint of a student's card: the pods are before the text, the open ones in the card's colour. */
  tinted?: boolean;
};

// In px, for a card of medium width; the drawing is stretched to the card.
const drawnWidth = 420;
const podHeight = 12;
const rowGap = 3;
// A row has at most 44 pods, which can still be distinguished; longer periods have more rows.
const mostInRow = 44;

/** The SVG path of the pods of a range of days, with `perRow` pods per row. */
function podsPath(from: number, to: number, perRow: number): string {
  const gap = perRow > 22 ? 2 : 3;
  const pitch = (drawnWidth + gap) / perRow;
  const width = pitch - gap;
  const radius = Math.min(4, width / 2);
  const [h, v] = [width - 2 * radius, podHeight - 2 * radius];
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  const outline = `h${h}${corner(1, 1)}v${v}${corner(-1, 1)}h${-h}${corner(-1, -1)}v${-v}${corner(1, -1)}z`;
  let path = '';
  for (let day = from; day < to; day += 1) {
    const x = (day % perRow) * pitch + radius;
    const y = Math.floor(day / perRow) * (podHeight + rowGap);
    path += `M${x} ${y}${outline}`;
  }
  return path;
}

/** A period as pods, one per school day, filled along the reading direction. */
export function MealPods({
  total,
  delivered,
  isOnItsWay = false,
  refunded = 0,
  deliveredText,
  leftText,
  tinted = false,
}: MealPodsProps) {
  const perRow = Math.min(Math.max(total, 1), mostInRow);
  const height = Math.max(Math.ceil(total / perRow), 1) * (podHeight + rowGap) - rowGap;
  const done = Math.min(delivered, total);
  const kept = Math.max(total - refunded, done);
  const isNow = isOnItsWay && done < kept;
  return (
    <div className={classes.meter} data-tinted={tinted || undefined}>
      <div className={classes.words}>
        <span className={classes.delivered}>{deliveredText}</span>
        <span className={classes.left}>{leftText}</span>
      </div>
      {/* With one element per day, two thirds of a card's elements would be pods, and a list of orders has hundreds of
          cards. */}
      <svg
        className={classes.pods}
        viewBox={`0 0 ${drawnWidth} ${height}`}
        preserveAspectRatio="none"
        height={height}
        data-flip
        aria-hidden
      >
        <path d={podsPath(isNow ? done + 1 : done, kept, perRow)} />
        {kept < total && <path data-pod="refunded" d={podsPath(kept, total, perRow)} />}
        <path data-pod="delivered" d={podsPath(0, done, perRow)} />
        {isNow && <path data-pod="now" d={podsPath(done, done + 1, perRow)} />}
      </svg>
    </div>
  );
}
