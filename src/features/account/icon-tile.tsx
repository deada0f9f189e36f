import type { ReactNode } from 'react';
import classes from './icon-tile.module.css';

/** An icon on a small sunken square: 44 px, or 56 px above a question. Decoration. */
export function IconTile({ large = false, children }: { large?: boolean; children: ReactNode }) {
  return (
    <span className={classes.tile} data-large={large || undefined} aria-hidden>
      {children}
    </span>
  );
}
