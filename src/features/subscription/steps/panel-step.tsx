import type { ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './panel-step.module.css';

interface PanelStepProps {
  title: ReactNode;
  help?: ReactNode;
  /** Puts the control beside the title if there is enough space. */
  inline?: boolean;
  id?: string;
  children: ReactNode;
}

/** One step of the panel: heading, explanation and control. */
export function PanelStep({ title, help, inline = false, id, children }: PanelStepProps) {
  return (
    <div className={classNames(classes.step, inline && classes.inline)} id={id}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {help !== undefined && <p className={classes.help}>{help}</p>}
      </div>
      {children}
    </div>
  );
}
