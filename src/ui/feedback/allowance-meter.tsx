import type { ReactNode } from 'react';
import classes from './allowance-meter.module.css';

type AllowanceMeterProps = {
  /** What the allowance is for, "September". */
  label: ReactNode;
  /** "1 of 3 this month": the segments only illustrate this text. */
  text: ReactNode;
  /** The allowance, the number used, and the number about to be used. */
  limit: number;
  used: number;
  adding?: number;
  /** Places text and segments side by side, for a single meter. */
  row?: boolean;
};

/** An allowance as segments: used, about to be used (dashed) and free. */
export function AllowanceMeter({ label, text, limit, used, adding = 0, row = false }: AllowanceMeterProps) {
  return (
    <div className={classes.meter} data-row={row || undefined}>
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.text}>{text}</span>
      </div>
      <AllowanceSegments limit={limit} used={used} adding={adding} />
    </div>
  );
}

/** The segments without their text, as decoration beside it. */
export function AllowanceSegments({ limit, used, adding = 0 }: Pick<AllowanceMeterProps, 'limit' | 'used' | 'adding'>) {
  return (
    <div className={classes.segments} aria-hidden>
      {Array.from({ length: limit }, (_, segment) => (
        <span
          key={segment}
          className={classes.segment}
          data-segment={segment < used ? 'used' : segment < used + adding ? 'adding' : undefined}
        />
      ))}
    </div>
  );
}
