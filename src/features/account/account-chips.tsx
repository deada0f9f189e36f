import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import chipClasses from '#src/ui/actions/chip.module.css';
import classes from './account-chips.module.css';
import { accountEntries, type AccountLink } from './account-links.ts';
import { LogOutDialog } from './log-out-dialog.tsx';

/** Scrolls only the row, to the current chip: `scrollIntoView` would also scroll the page. */
function scrollIntoRow(chip: HTMLElement): void {
  const row = chip.closest('nav');
  if (!row || chip.getAttribute('aria-current') !== 'page') return;
  const [own, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.x + own.width / 2 - (whole.x + whole.width / 2);
}

/** Scrolls to the current chip again when the font has loaded, because that changes the width of the chips. */
function keepInRow(chip: HTMLElement | null) {
  if (!chip) return undefined;
  const scroll = () => {
    scrollIntoRow(chip);
  };
  scroll();
  document.fonts.addEventListener('loadingdone', scroll);
  return () => {
    document.fonts.removeEventListener('loadingdone', scroll);
  };
}

/** The side menu as a row of chips on a phone (row L04); the row scrolls to the current chip. */
export function AccountChips() {
  const intl = useIntl();
  const ordersId = useId();
  const [loggingOut, setLoggingOut] = useState(false);
  return (
    <nav className={classes.chips} aria-label={intl.formatMessage({ id: 'profile.menu.label' })}>
      <ul className={classes.row}>
        {accountEntries.map((entry) => (
          <li key={entry.label} className={'links' in entry ? classes.group : undefined}>
            {'links' in entry ? (
              <>
                <span id={ordersId} className={classes.groupLabel}>
                  <FormattedMessage id={entry.label} />
                </span>
                <ul className={classes.row} aria-labelledby={ordersId}>
                  {entry.links.map((link) => (
                    <li key={link.to}>
                      <Chip {...link} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <Chip to={entry.to} label={entry.label} />
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={chipClasses.chip}
            onClick={() => {
              setLoggingOut(true);
            }}
          >
            <IconLogout size={16} stroke={1.75} aria-hidden data-flip />
            <FormattedMessage id="shell.menu.logOut" />
          </button>
        </li>
      </ul>
      <LogOutDialog
        opened={loggingOut}
        onClose={() => {
          setLoggingOut(false);
        }}
      />
    </nav>
  );
}

function Chip({ to, label }: AccountLink) {
  return (
    <Link to={to} className={chipClasses.chip} ref={keepInRow}>
      <FormattedMessage id={label} />
    </Link>
  );
}
