import type { ReactNode } from 'react';
import classes from './privacy-page.module.css';

interface PrivacySectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the privacy centre with its heading. */
export function PrivacySection({ id, title, lead, children }: PrivacySectionProps) {
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
