import { useQuery } from '@tanstack/react-query';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { useSignedInUserState } from '#src/api/signed-in-user.ts';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import { formatNumber } from '#src/i18n/formats.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { accountEntries, type AccountLink, currentOrdersPath } from './account-links.ts';
import classes from './account-side-menu.module.css';
import { LogOutDialog } from './log-out-dialog.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/** The account's side menu (row L04): the signed-in parent, the profile's pages, and log-out. */
export function AccountSideMenu() {
  const intl = useIntl();
  const ordersId = useId();
  const [loggingOut, setLoggingOut] = useState(false);

  return (
    <Card className={classes.menu} padding="none">
      <Parent />
      <nav aria-label={intl.formatMessage({ id: 'profile.menu.label' })}>
        <ul className={classes.list}>
          {accountEntries.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <>
                  <span className={classes.line} id={ordersId}>
                    <entry.Icon size={20} stroke={1.75} aria-hidden />
                    <FormattedMessage id={entry.label} />
                  </span>
                  <ul className={classes.inner} aria-labelledby={ordersId}>
                    {entry.links.map((link) => (
                      <li key={link.to}>
                        <MenuLink {...link}>{link.to === currentOrdersPath && <CurrentOrderCount />}</MenuLink>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <MenuLink {...entry} icon={<entry.Icon size={20} stroke={1.75} aria-hidden />} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <hr className={classes.rule} />
      <button
        type="button"
        className={classes.line}
        onClick={() => {
          setLoggingOut(true);
        }}
      >
        <IconLogout size={20} stroke={1.75} aria-hidden data-flip />
        <FormattedMessage id="shell.menu.logOut" />
      </button>
      <LogOutDialog
        opened={loggingOut}
        onClose={() => {
          setLoggingOut(false);
        }}
      />
    </Card>
  );
}

function MenuLink({ to, label, pages, icon, children }: AccountLink & { icon?: ReactNode; children?: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isWithin = pages?.some((page) => path.startsWith(page));
  return (
    <Link to={to} className={classes.line} aria-current={isWithin ? 'true' : undefined}>
      {icon}
      <FormattedMessage id={label} />
      {children}
    </Link>
  );
}

function Parent() {
  const { user, isLoading } = useSignedInUserState();
  return (
    <div className={classes.parent}>
      {isLoading ? (
        <>
          <Skeleton circle height={52} />
          <Skeleton width={120} height={18} />
        </>
      ) : user ? (
        <>
          <Avatar name={user.name} id={`user-${user.id}`} size={52} className={classes.avatar} />
          <p className={classes.words}>
            <b>
              <DataText text={user.name} />
            </b>
            <bdi dir="ltr" className={classes.number}>
              {maskPhoneNumber(user.mobileNumber)}
            </bdi>
          </p>
        </>
      ) : (
        <>
          <IconUserCircle size={52} stroke={1.25} aria-hidden />
          <b>
            <FormattedMessage id="shell.account" />
          </b>
        </>
      )}
    </div>
  );
}

function CurrentOrderCount() {
  const intl = useIntl();
  const { data } = useQuery({ ...currentOrdersQuery(), meta: { isBackground: true } });
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden component="span">
        {intl.formatMessage({ id: 'profile.menu.currentCount' }, { count })}
      </VisuallyHidden>
    </span>
  );
}
