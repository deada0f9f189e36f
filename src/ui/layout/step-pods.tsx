import classes from './step-pods.module.css';

export interface StepPodsProps {
  /** 1-based. */
  current: number;
  total: number;
  /** "Step 1 of 3". */
  label: string;
}

/** The progress of a task with a few screens: one pod per step (number, code, password). */
export function StepPods({ current, total, label }: StepPodsProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <p className={classes.steps}>
      <span className={classes.pods} aria-hidden>
        {steps.map((step) => (
          <span
            key={step}
            className={classes.pod}
            data-state={step < current ? 'done' : step === current ? 'now' : undefined}
          />
        ))}
      </span>
      {label}
    </p>
  );
}
