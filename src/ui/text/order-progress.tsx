import { type Icon, IconCheck, IconCircleCheck, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import classes from './order-progress.module.css';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

export type OrderProgressStep = {
  /** The step's name: In Processing, Out for delivery, Delivered. */
  label: string;
  /** When the step was reached, "9:35 am". */
  time?: string;
};

type OrderProgressProps = {
  /** The accessible name, "Today’s lunch". */
  label: string;
  /** The three steps in order. */
  steps: readonly [OrderProgressStep, OrderProgressStep, OrderProgressStep];
  /** Index of the current step. At the last one everything is done; `undefined` before the first. */
  current: 0 | 1 | 2 | undefined;
  /** Text for a completed step, so that the check mark is not the only sign: "done". */
  doneLabel: string;
  /** The icons of the nodes; delivery icons by default. */
  icons?: readonly [Icon, Icon, Icon];
};

const lastStep = 2;
const lunchIcons = [IconPackage, IconTruckDelivery, IconCircleCheck] as const;

/** The progress of today's lunch: three nodes on a stem that grows along the reading direction. */
export function OrderProgress({ label, steps, current, doneLabel, icons = lunchIcons }: OrderProgressProps) {
  return (
    <ol className={classes.stem} aria-label={label}>
      {steps.map(({ label: step, time }, index) => {
        const isDone = current !== undefined && (index < current || current === lastStep);
        const isCurrent = index === current;
        const StepIcon = isDone ? IconCheck : (icons[index] ?? IconCircleCheck);
        return (
          <li
            key={step}
            className={classes.step}
            data-step={isDone ? 'done' : isCurrent ? 'now' : 'next'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={classes.node}>
              <StepIcon size={16} stroke={1.75} data-flip={StepIcon === IconTruckDelivery || undefined} aria-hidden />
            </span>
            <span className={classes.text}>
              {step}
              {isDone && !isCurrent && <VisuallyHidden component="span">{` (${doneLabel})`}</VisuallyHidden>}
              {time !== undefined && (
                <span className={classes.time}>
                  <bdi>{time}</bdi>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
