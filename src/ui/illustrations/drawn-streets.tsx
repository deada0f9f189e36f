import type { ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './drawn-streets.module.css';

type DrawnStreetsProps = {
  /** The icon in the pin, 20 px; without it there is no pin. */
  pin?: ReactNode;
  /** Sets the height, corners and position. */
  className?: string | undefined;
  /** Rendered over the streets. */
  children?: ReactNode;
};

/** A drawing of streets in place of a map, which would need an external request; never mirrored. */
export function DrawnStreets({ pin, className, children }: DrawnStreetsProps) {
  return (
    <div className={classNames(classes.map, className)}>
      <svg viewBox="0 0 1200 220" preserveAspectRatio="xMidYMid slice" className={classes.streets} aria-hidden>
        <path
          className={classes.street}
          d="M-10 60H1220M-10 168H1220M140-10V230M380-10V230M640-10L720 230M960-10V230M1120-10V230"
        />
        <path className={classes.road} d="M-10 130C300 90 760 170 1220 80" />
        <rect className={classes.park} x="180" y="84" width="160" height="60" rx="12" />
        <rect className={classes.park} x="800" y="20" width="120" height="36" rx="10" />
      </svg>
      {pin !== undefined && (
        <span className={classes.pin} aria-hidden>
          {pin}
        </span>
      )}
      {children}
    </div>
  );
}
