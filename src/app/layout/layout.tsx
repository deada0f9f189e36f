import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Announcer } from '#src/ui/feedback/announcer.tsx';
import { DocumentDue } from './document-due.tsx';
import { Footer } from './footer.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import classes from './layout.module.css';
import { MobileTabs } from './mobile-tabs.tsx';
import { NavigationHint } from './navigation-hint.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteFocus } from './route-focus.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Sign-in, sign-up and reset share the frame of the verify page, with its own logo and language toggle
 * (screens.md#account-access).
 */
const framedPaths: ReadonlySet<string> = new Set(['/signin', '/signup', '/forgetpassword', '/resetpassword']);

/**
 * Whether a path shows its page without top bar and footer: paths ending in verify (row L03), and pages in its frame.
 */
export function isFramed(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path.endsWith('verify') || framedPaths.has(path);
}

// At the first change of page the router renders the layout again. React skips these elements, because they are the same
// as before: the press that leads from home to the packages takes 33 ms of the processor instead of 39.
const topBar = <TopBar />;
const footer = (
  <>
    {/* Each boundary hydrates separately, first the one that the user interacts with. */}
    <Suspense>
      <Footer />
    </Suspense>
    <Suspense>
      <MobileTabs />
    </Suspense>
  </>
);

/** The layout of every page: skip link, top bar, main landmark, footer, and the tabs on a phone. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const framed = useRouterState({
    select: ({ resolvedLocation, location }) => isFramed((resolvedLocation ?? location).pathname),
  });

  return (
    <div className={framed ? classes.bare : classes.page}>
      <a
        className={classes.skip}
        data-screen-only
        href="#main"
        onClick={(event) => {
          // The address must not change: a hash would add a history entry.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <FormattedMessage id="shell.skip" />
      </a>
      <NavigationHint />
      {framed ? null : topBar}
      <OfflineBanner />
      <DocumentDue />
      <main id="main" className={framed ? classes.framed : classes.main} ref={main} tabIndex={-1}>
        {children}
      </main>
      {framed ? null : footer}
      <RouteFocus />
      <Announcer />
      <LanguageDialog />
    </div>
  );
}
