import type { ReactNode } from 'react';
import { useIsSignedIn } from '#src/auth/session.ts';
import { AccountChips } from './account-chips.tsx';
import classes from './account-layout.module.css';
import { AccountSideMenu } from './account-side-menu.tsx';

type AccountLayoutProps = {
  /** False on forms and details: on a phone they show their way back instead of the chips. */
  chips: boolean;
  children: ReactNode;
};

/** Around the profile's pages (row L04): the side menu, on a phone a row of chips, and the page beside or below it. */
export function AccountLayout({ chips, children }: AccountLayoutProps) {
  // For the moment between the end of a session and the next page there is no parent to show a menu to.
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
