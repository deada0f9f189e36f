import type { ReactNode } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** A Scene, drawn 168 px high, on phones 150 px. */
  picture?: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One action; two at most. */
  actions?: ReactNode;
  /** The heading level on the page. */
  level?: 1 | 2 | 3 | undefined;
}

/** The empty state of a page or a large part of one: the reason and an action. */
export function EmptyState({ picture, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Card padding="none" className={classes.empty}>
      {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      <Heading className={classes.title} {...(level === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </Card>
  );
}
