import type { ReactNode } from 'react';
import { PackageCardPending } from './package-card-pending.tsx';
import classes from './package-grid.module.css';

/** Cards beside each other: three, two, or one below the other. `dimmed` while others are loading to replace them. */
export function PackageGrid({ children, dimmed = false }: { children: ReactNode; dimmed?: boolean }) {
  return (
    <div className={classes.grid} data-dimmed={dimmed || undefined} aria-busy={dimmed || undefined}>
      {children}
    </div>
  );
}

const six = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A list of packages while it loads. */
export function PackageGridPending() {
  return (
    <div className={classes.grid} aria-busy="true">
      {six.map((key) => (
        <PackageCardPending key={key} withCompare />
      ))}
    </div>
  );
}

/** The three packages of the home page while they load. */
export function PackageShelfPending() {
  return (
    <div className={classes.grid} aria-busy="true">
      <PackageCardPending />
      <PackageCardPending />
      <PackageCardPending />
    </div>
  );
}
