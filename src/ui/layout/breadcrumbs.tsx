import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** The accessible name of the list: "You are here". */
  label: string;
  /** Links from the top level down. */
  links: readonly { key: string; link: ReactNode }[];
  /** The current page; not a link. */
  here: ReactNode;
}

/** Breadcrumbs: the path from the top of the site to the current page. */
export function Breadcrumbs({ label, links, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={classes.list}>
        {links.map(({ key, link }) => (
          <li key={key} className={classes.crumb}>
            {link}
            <IconChevronRight size={16} stroke={1.75} data-flip aria-hidden />
          </li>
        ))}
        <li className={classes.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
