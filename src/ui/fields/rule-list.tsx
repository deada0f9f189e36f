import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import classes from './rule-list.module.css';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

export interface Rule {
  text: string;
  met: boolean;
}

export interface RuleListProps {
  rules: readonly Rule[];
  /** Read by screen readers after a rule that is met; on screen a check mark shows it. */
  metLabel: string;
}

/** A list of rules for a value such as a password, checked off while typing; shown above the field. */
export function RuleList({ rules, metLabel }: RuleListProps) {
  const saidAfter = ` (${metLabel})`;
  return (
    <ul className={classes.list} aria-live="polite">
      {rules.map(({ text, met }) => (
        <li key={text} className={classes.rule} data-met={met || undefined}>
          {met ? (
            <IconCircleCheck size={22} stroke={1.75} aria-hidden />
          ) : (
            <IconCircleDashed size={22} stroke={1.75} aria-hidden />
          )}
          <span>
            {text}
            {met && <VisuallyHidden>{saidAfter}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}
