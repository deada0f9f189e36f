import { getDefaultZIndex, Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useMounted } from '@mantine/hooks';
import {
  IconChevronRight,
  IconConfetti,
  IconHome,
  IconLeaf,
  IconLogout,
  IconMessageCircle,
  IconNotebook,
  IconPackages,
  IconSalad,
  IconSparkles,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { requestLanguage } from '#src/auth/language-switch.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import { LogOutDialog } from '#src/features/account/log-out-dialog.tsx';
import { languageSegments } from '#src/i18n/language-names.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { SegmentBar } from '#src/ui/actions/segment-bar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useScrollLock } from '#src/ui/dialogs/use-scroll-lock.ts';
import classes from './menu.module.css';
import { MobileTabs } from './mobile-tabs.tsx';
import { useSignedInUser } from '#src/api/signed-in-user.ts';
import { initialOf } from '#src/domain/initial-of.ts';
import { sitePaths } from './site-links.ts';

const links = [
  { to: sitePaths.home, label: 'shell.nav.home', Icon: IconHome, tint: 'pine' },
  { to: sitePaths.meals, label: 'shell.nav.meals', Icon: IconSalad, tint: 'sprout' },
  { to: sitePaths.packages, label: 'shell.nav.packages', Icon: IconPackages, tint: 'mango' },
  { to: sitePaths.event, label: 'shell.nav.event', Icon: IconConfetti, tint: 'tomato' },
  { to: sitePaths.blog, label: 'shell.nav.healthBlog', Icon: IconNotebook, tint: 'berry' },
  { to: sitePaths.about, label: 'shell.nav.about', Icon: IconLeaf, tint: 'oat' },
  { to: sitePaths.contact, label: 'shell.nav.contact', Icon: IconMessageCircle, tint: 'oat' },
] as const;

type MenuProps = { opened: boolean; onClose: () => void };

/** The full-screen menu of small screens: account, all pages, language and log out. */
export function Menu(props: MenuProps) {
  const [timesLeft, setTimesLeft] = useState(0);
  return (
    // After logging out, home has the focus: a closing dialog would return it to the menu's button.
    <MenuDialog
      key={timesLeft}
      {...props}
      onLoggedOut={() => {
        focusIfLost(document.querySelector('main'));
        setTimesLeft(timesLeft + 1);
        props.onClose();
      }}
    />
  );
}

function MenuDialog({ opened, onClose, onLoggedOut }: MenuProps & { onLoggedOut: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const signedIn = useIsSignedIn();
  const [loggingOut, setLoggingOut] = useState(false);
  // Mantine saves the focused element when `opened` changes to true: a dialog mounted open would not return the focus.
  const mounted = useMounted();
  const isOpen = opened && mounted;
  useScrollLock(isOpen);

  return (
    <>
      <Modal.Root
        opened={isOpen}
        lockScroll={false}
        onClose={onClose}
        // A dialog opened from the menu handles Escape itself; the menu handles only keys pressed inside the menu.
        zIndex={getDefaultZIndex('modal') - 1}
        closeOnEscape={false}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        fullScreen
        returnFocus
        classNames={{ content: classes.dialog ?? '' }}
      >
        <Modal.Content aria-label={intl.formatMessage({ id: 'shell.menu.title' })}>
          <div className={classes.head}>
            <Logo language={language} label={company.name[language]} />
            <button
              type="button"
              className={classes.close}
              aria-label={intl.formatMessage({ id: 'shell.menu.close' })}
              onClick={onClose}
            >
              <IconX size={24} stroke={1.75} aria-hidden />
            </button>
          </div>
          <div className={classes.body}>
            {signedIn ? <AccountCard onFollow={onClose} /> : <SignInCard onFollow={onClose} />}
            <nav className={classes.links} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
              {links.map(({ to, label, Icon, tint }) => (
                <Link
                  key={to}
                  to={to}
                  className={classes.link}
                  activeOptions={{ exact: to === sitePaths.home }}
                  onClick={onClose}
                >
                  <span className={classes.tile} data-tint={tint}>
                    <Icon size={20} stroke={1.75} aria-hidden />
                  </span>
                  <FormattedMessage id={label} />
                  <IconChevronRight size={16} stroke={1.75} aria-hidden data-flip className={classes.chevron} />
                </Link>
              ))}
              {signedIn && (
                <Link to="/" search={{ welcome: true }} className={classes.link} onClick={onClose}>
                  <span className={classes.tile} data-tint="oat">
                    <IconSparkles size={20} stroke={1.75} aria-hidden />
                  </span>
                  <FormattedMessage id="shell.nav.welcome" />
                  <IconChevronRight size={16} stroke={1.75} aria-hidden data-flip className={classes.chevron} />
                </Link>
              )}
            </nav>
            <SegmentBar
              className={classes.languages}
              label={intl.formatMessage({ id: 'shell.menu.language' })}
              segments={languageSegments}
              value={language}
              onChange={requestLanguage}
            />
            {signedIn ? (
              <button
                type="button"
                className={classes.logOut}
                onClick={() => {
                  setLoggingOut(true);
                }}
              >
                <IconLogout size={20} stroke={1.75} aria-hidden data-flip />
                <FormattedMessage id="shell.menu.logOut" />
              </button>
            ) : null}
          </div>
          <MobileTabs onFollow={onClose} />
        </Modal.Content>
      </Modal.Root>
      <LogOutDialog
        opened={loggingOut}
        onClose={() => {
          setLoggingOut(false);
        }}
        onLoggedOut={onLoggedOut}
      />
    </>
  );
}

function AccountCard({ onFollow }: { onFollow: () => void }) {
  const user = useSignedInUser();
  return (
    <Link to={sitePaths.account} className={classes.account} onClick={onFollow}>
      <span className={classes.avatar} aria-hidden>
        {user ? initialOf(user.name) : null}
      </span>
      <span className={classes.accountText}>
        <b>{user ? <DataText text={user.name} /> : <FormattedMessage id="shell.account" />}</b>
        <small>
          <FormattedMessage id="shell.menu.accountHint" />
        </small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden data-flip />
    </Link>
  );
}

function SignInCard({ onFollow }: { onFollow: () => void }) {
  return (
    <div className={classes.signIn}>
      <Link to={sitePaths.signIn} onClick={onFollow}>
        <FormattedMessage id="shell.signIn" />
      </Link>
      <Link to={sitePaths.signUp} onClick={onFollow}>
        <FormattedMessage id="shell.signUp" />
      </Link>
    </div>
  );
}
