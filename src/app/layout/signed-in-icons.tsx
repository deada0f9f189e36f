import { IconBell, IconShoppingBag, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#src/api/signed-in-user.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import { useCartCount } from './use-cart-count.ts';
import classes from './signed-in-icons.module.css';
import { sitePaths } from './site-links.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** The icons of a signed-in parent (row L01): notifications, the cart with its number of students, the account. */
export function SignedInIcons() {
  const intl = useIntl();
  const unread = useUnreadCount();
  const students = useCartCount();
  const user = useSignedInUser();

  return (
    <>
      <Link
        to={sitePaths.notifications}
        className={classes.icon}
        aria-label={
          unread > 0
            ? intl.formatMessage({ id: 'shell.notifications.count' }, { count: unread })
            : intl.formatMessage({ id: 'shell.notifications' })
        }
      >
        <IconBell size={24} stroke={1.75} aria-hidden />
        <Count value={unread} />
      </Link>
      <Link
        to={sitePaths.cart}
        className={classes.icon}
        aria-label={
          students > 0
            ? intl.formatMessage({ id: 'shell.cart.count' }, { count: students })
            : intl.formatMessage({ id: 'shell.cart' })
        }
      >
        <IconShoppingBag size={24} stroke={1.75} aria-hidden />
        <Count value={students} />
      </Link>
      <Link
        to={sitePaths.account}
        className={`${classes.icon} ${classes.account}`}
        aria-label={
          user
            ? intl.formatMessage({ id: 'shell.account.of' }, { name: user.name })
            : intl.formatMessage({ id: 'shell.account' })
        }
      >
        {user ? (
          <span className={classes.initial} aria-hidden>
            {initialOf(user.name)}
          </span>
        ) : (
          <IconUserCircle size={24} stroke={1.75} aria-hidden />
        )}
      </Link>
    </>
  );
}

/** CSS draws the number, because the link's accessible name contains it, in Arabic without a digit for one and two. */
function Count({ value }: { value: number }): ReactNode {
  if (value === 0) return null;
  return <bdi className={classes.count} data-count={value > 99 ? '99+' : value} aria-hidden />;
}
