import type { ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './icon-tile.module.css';

interface IconTileProps {
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A decorative icon on a small sunken square of 44 px, or 56 px in a dialog. */
export function IconTile({ large = false, className, children }: IconTileProps) {
  return (
    <span className={classNames(classes.tile, className)} data-large={large || undefined} aria-hidden>
      {children}
    </span>
  );
}
