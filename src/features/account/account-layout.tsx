import type { ReactNode } from 'react';
import { useIsSignedIn } from '#src/auth/session.ts';
import { AccountChips } from './account-chips.tsx';
import classes from './account-layout.module.css';
import { AccountSideMenu } from './account-side-menu.tsx';

type AccountLayoutProps = {
  /** Whether a phone shows the chips. False on forms and detail pages, which show a back link instead. */
  chips: boolean;
  children: ReactNode;
};

/** The layout of the profile's pages (row L04): the page beside the side menu, or on a phone below a row of chips. */
export function AccountLayout({ chips, children }: AccountLayoutProps) {
  // Between the end of a session and the next page, no parent is signed in to show a menu to.
  if (!useIsSignedIn()) return null;
  return (
    <div className={classes.layout}>
      <AccountSideMenu />
      <div className={classes.page}>
        {chips && <AccountChips />}
        {children}
      </div>
    </div>
  );
}
