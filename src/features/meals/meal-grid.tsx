import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { MealCardPending } from './meal-card-pending.tsx';
import classes from './meal-grid.module.css';

/** A grid with up to four meals side by side; on a phone, one below the other. */
export function MealGrid({
  ref,
  dimmed,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  dimmed: boolean;
  children: ReactNode;
}) {
  return (
    <div ref={ref} className={classes.grid} data-dimmed={dimmed || undefined} aria-busy={dimmed}>
      {children}
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The placeholder of the count and the meals. */
export function MealGridPending() {
  return (
    <>
      <output className={classes.count}>
        <FormattedMessage id="meals.count.loading" />
      </output>
      <div className={classes.grid} aria-busy="true">
        {places.map((place) => (
          <MealCardPending key={place} />
        ))}
      </div>
    </>
  );
}
