import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './account-chips.module.css';
import { accountChips } from './account-links.ts';

function scrollIntoRow(chip: HTMLElement | null): void {
  if (chip?.getAttribute('aria-current') === 'page') chip.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The profile's places as chips, in the side menu's stead on a phone; the current one stands in sight. */
export function AccountChips() {
  const intl = useIntl();
  return (
    <nav className={classes.chips} aria-label={intl.formatMessage({ id: 'profile.menu.label' })}>
      {accountChips.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.chip} ref={scrollIntoRow}>
          <FormattedMessage id={label} />
        </Link>
      ))}
    </nav>
  );
}
