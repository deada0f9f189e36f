import type { ReactNode } from 'react';
import { PackageCardPending } from './package-card-pending.tsx';
import classes from './package-grid.module.css';

/** A grid of cards: three or two side by side, or one below the other. `dimmed` while others load to replace them. */
export function PackageGrid({ children, dimmed = false }: { children: ReactNode; dimmed?: boolean }) {
  return (
    <div className={classes.grid} data-dimmed={dimmed || undefined} aria-busy={dimmed || undefined}>
      {children}
    </div>
  );
}

const six = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The placeholder of a list of packages. */
export function PackageGridPending() {
  return (
    <div className={classes.grid} aria-busy="true">
      {six.map((key) => (
        <PackageCardPending key={key} withCompare />
      ))}
    </div>
  );
}

/** The placeholder of the three packages on the home page. */
export function PackageShelfPending() {
  return (
    <div className={classes.grid} aria-busy="true">
      <PackageCardPending />
      <PackageCardPending />
      <PackageCardPending />
    </div>
  );
}
