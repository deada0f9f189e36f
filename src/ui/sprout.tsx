import { classNames } from './class-names.ts';
import classes from './sprout.module.css';

type SproutProps = {
  /** Grown, or still to grow: dashed where it can be chosen, outlined where it is only shown. */
  look: 'grown' | 'dashed' | 'outlined';
  className?: string | undefined;
};

const stem = 'M24 44V25';
const leaves = ['M24 27C23 14 30 5 44 4C45 18 36 27 24 27Z', 'M24 34C13 34 5 27 4 15C16 15 24 23 24 34Z'] as const;

/** One sprout of a rating; decoration only, and never mirrored. */
export function Sprout({ look, className }: SproutProps) {
  const [upper, lower] = leaves;
  return (
    <svg viewBox="0 0 48 48" className={classNames(classes.sprout, className)} data-look={look} aria-hidden>
      <path d={stem} />
      <path d={upper} />
      <path d={lower} />
    </svg>
  );
}
