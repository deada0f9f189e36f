import { IconBell, IconShoppingBag, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#src/api/signed-in-user.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import classes from './signed-in-icons.module.css';
import { sitePaths } from './site-links.ts';

/** A signed-in parent's icons (spec §2): notifications, the cart with its number of students, the account. */
export function SignedInIcons() {
  const intl = useIntl();
  const user = useSignedInUser();

  return (
    <>
      <Link
        to={sitePaths.notifications}
        className={classes.icon}
        aria-label={intl.formatMessage({ id: 'shell.notifications' })}
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
      </Link>
      <Link to={sitePaths.cart} className={classes.icon} aria-label={intl.formatMessage({ id: 'shell.cart' })}>
        <IconShoppingBag size={24} stroke={1.75} aria-hidden />
      </Link>
      <Link
        to={sitePaths.account}
        className={`${classes.icon} ${classes.account}`}
        aria-label={
          user
            ? intl.formatMessage({ id: 'shell.account.of' }, { name: user.full_name })
            : intl.formatMessage({ id: 'shell.account' })
        }
      >
        {user ? (
          <span className={classes.initial} aria-hidden>
            {initialOf(user.full_name)}
          </span>
        ) : (
          <IconUserCircle size={24} stroke={1.75} aria-hidden />
        )}
      </Link>
    </>
  );
}
