import { IconCheck } from '@tabler/icons-react';
import classes from './step-bar.module.css';

export interface StepBarProps {
  /** The accessible name of the list: "Progress". */
  label: string;
  /** The steps' names in order. */
  steps: readonly string[];
  /** 1-based; greater than the number of steps when all are done. */
  current: number;
}

/** The named steps of an order: Students, Payment, Confirmed. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <ol className={classes.bar} aria-label={label}>
      {steps.map((name, index) => {
        const number = index + 1;
        const isNow = number === current;
        return (
          <li
            key={name}
            className={classes.step}
            data-state={number < current ? 'done' : isNow ? 'now' : undefined}
            data-reached={number <= current || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={classes.number}>
              {number < current ? <IconCheck size={16} stroke={2.5} aria-hidden /> : number}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
