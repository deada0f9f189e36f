import { IconHome, IconPackages, IconSalad, IconTruckDelivery, IconUserCircle } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsSignedIn } from '#src/auth/session.ts';
import classes from './mobile-tabs.module.css';
import { sitePaths } from './site-links.ts';

// Each tab with the paths that select it, as in the designs: payments belong to account, placed orders to orders.
const tabs = [
  { to: sitePaths.home, label: 'shell.nav.home', Icon: IconHome, paths: /^\/$/ },
  { to: sitePaths.meals, label: 'shell.nav.meals', Icon: IconSalad, paths: /^\/meals/i },
  { to: sitePaths.packages, label: 'shell.nav.packages', Icon: IconPackages, paths: /^\/(packages|cart)/i },
  {
    to: sitePaths.orders,
    label: 'shell.tabs.orders',
    Icon: IconTruckDelivery,
    paths:
      /^\/(profile\/my-orders\/(current-orders|history|calendar|changes|renewal|report)|add-review|checkout|sub-successful)/i,
  },
  {
    to: sitePaths.account,
    label: 'shell.account',
    Icon: IconUserCircle,
    paths: /^\/profile\/my-(account|orders\/(order|payment))/i,
  },
] as const;

/** Tabs for signed-in parents: a visitor goes to sign-in first, then to the tab's page. */
const ownPlaces: ReadonlySet<string> = new Set([sitePaths.orders, sitePaths.account]);

/** The tab bar at the bottom of a phone with a parent's five main pages; hidden on wider screens. */
export function MobileTabs({ onFollow }: { onFollow?: () => void }) {
  const intl = useIntl();
  const signedIn = useIsSignedIn();
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  return (
    <nav className={classes.tabs} aria-label={intl.formatMessage({ id: 'shell.tabs.label' })}>
      {tabs.map(({ to, label, Icon, paths }) => (
        <Link
          key={to}
          {...(signedIn || !ownPlaces.has(to) ? { to } : { to: sitePaths.signIn, search: { redirect: to } })}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={paths.test(path) ? 'true' : undefined}
          {...(onFollow ? { onClick: onFollow } : {})}
        >
          <span className={classes.pill} data-flip={to === sitePaths.orders ? true : undefined}>
            <Icon size={20} stroke={1.75} aria-hidden />
          </span>
          <FormattedMessage id={label} />
        </Link>
      ))}
    </nav>
  );
}
