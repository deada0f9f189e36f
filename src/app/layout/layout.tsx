import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Announcer } from '#src/ui/announcer.tsx';
import { lazyPart } from '../lazy-part.ts';
import { DocumentDue } from './document-due.tsx';
import { LanguageQuestion } from './language-question.tsx';
import classes from './layout.module.css';
import { NavigationHint } from './navigation-hint.tsx';
import { RouteFocus } from './route-focus.tsx';
import { TopBar } from './top-bar.tsx';

// Fetched while there is still a line, so that it is there when the line is lost.
const OfflineBanner = lazyPart(async () => (await import('./offline-banner.tsx')).OfflineBanner);
// These lie below every first screen, or at its foot.
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer);
const MobileTabs = lazyPart(async () => (await import('./mobile-tabs.tsx')).MobileTabs);

/** Sign-in, sign-up and reset share verify's frame, which brings its own logo and language toggle (DESIGN.md §5). */
const framedPaths: ReadonlySet<string> = new Set(['/signin', '/signup', '/forgetpassword', '/resetpassword']);

/** Whether a path shows its page without top bar and footer: paths ending in verify (spec §2), and the pages in verify's frame. */
export function isFramed(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path.endsWith('verify') || framedPaths.has(path);
}

/** What stands around every page: skip link, top bar, main landmark, footer, and the tabs of a phone. */
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
          // The address stays as it is: a hash would be one more step for Back.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <FormattedMessage id="shell.skip" />
      </a>
      <NavigationHint />
      {framed ? null : <TopBar />}
      <Suspense fallback={null}>
        <OfflineBanner />
      </Suspense>
      <DocumentDue />
      <main id="main" className={framed ? classes.framed : classes.main} ref={main} tabIndex={-1}>
        {children}
      </main>
      {framed ? null : (
        <>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
          <Suspense fallback={null}>
            <MobileTabs />
          </Suspense>
        </>
      )}
      <RouteFocus />
      <Announcer />
      <LanguageQuestion />
    </div>
  );
}
