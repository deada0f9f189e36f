import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Breadcrumbs or a back link, above the title. */
  above?: ReactNode;
  /** At the end of the title's line: steps, a button. */
  aside?: ReactNode;
  /** `small` for pages beside the profile's side menu and similar pages. */
  size?: 'page' | 'small';
  className?: string | undefined;
}

/**
 * The page header with the page's only h1. It receives the focus after a navigation, so that screen readers start here.
 */
export function PageHead({ title, lead, above, aside, size = 'page', className }: PageHeadProps) {
  return (
    <header className={classNames(size === 'small' && classes.small, className)}>
      {above !== undefined && <div data-screen-only>{above}</div>}
      <div className={classes.head}>
        <div className={classes.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
    </header>
  );
}
