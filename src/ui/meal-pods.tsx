import type { ReactNode } from 'react';
import classes from './meal-pods.module.css';

type MealPodsProps = {
  /** School days of the period. */
  total: number;
  /** Of these, lunches delivered. */
  delivered: number;
  /** One is on its way today. */
  isOnItsWay?: boolean;
  /** "7 of 22 lunches" and "15 left": the pods only draw what these say. */
  deliveredText: ReactNode;
  leftText: ReactNode;
};

/** A period as pods, one per school day, filling along the reading direction. */
export function MealPods({ total, delivered, isOnItsWay = false, deliveredText, leftText }: MealPodsProps) {
  // One row holds 44 pods that can still be told apart; longer periods break into more rows.
  const perRow = total <= 44 ? total : 44;
  return (
    <div className={classes.meter}>
      <div className={classes.words}>
        <span className={classes.delivered}>{deliveredText}</span>
        <span className={classes.left}>{leftText}</span>
      </div>
      <div
        className={classes.pods}
        data-dense={perRow > 22 || undefined}
        style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}
        aria-hidden
      >
        {Array.from({ length: total }, (_, day) => (
          <span
            key={day}
            className={classes.pod}
            data-pod={day < delivered ? 'delivered' : isOnItsWay && day === delivered ? 'now' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
