import { IconHome, IconPackages, IconSalad, IconTruckDelivery, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './mobile-tabs.module.css';
import { sitePaths } from './site-links.ts';

const tabs = [
  { to: sitePaths.home, label: 'shell.nav.home', Icon: IconHome },
  { to: sitePaths.meals, label: 'shell.nav.meals', Icon: IconSalad },
  { to: sitePaths.packages, label: 'shell.nav.packages', Icon: IconPackages },
  { to: sitePaths.orders, label: 'shell.tabs.orders', Icon: IconTruckDelivery },
  { to: sitePaths.account, label: 'shell.account', Icon: IconUserCircle },
] as const;

/** The five places a parent goes to most, along the bottom of a phone; hidden on wider screens. */
export function MobileTabs({ onFollow }: { onFollow?: () => void }) {
  const intl = useIntl();
  return (
    <nav className={classes.tabs} aria-label={intl.formatMessage({ id: 'shell.tabs.label' })}>
      {tabs.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: to === sitePaths.home }}
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
