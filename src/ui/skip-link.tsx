import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation to the page's content. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a
      className={classes.link}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // No hash in the address: it would be a page of its own in the history.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
