import { IconLanguage, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '#src/auth/language-link.tsx';
import { useIsSignedIn } from '#src/auth/session.ts';
import { languageMarks, languageNames } from '#src/i18n/language-names.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { lazyPart } from '#src/recovery/lazy-part.ts';
import { sitePaths, topBarLinks } from './site-links.ts';
import classes from './top-bar.module.css';

// Loaded on demand: visitors need neither the parent's icons nor a closed menu.
const SignedInIcons = lazyPart(async () => (await import('./signed-in-icons.tsx')).SignedInIcons);
const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu);

// The browser tests wait until it is gone.
const iconsPending = <div className={classes.iconsPending} data-icons-pending />;

/** The top bar of every page (row L01): links, language toggle, and sign-in or the signed-in parent's icons. */
export function TopBar() {
  const intl = useIntl();
  const language = useLanguage();
  const signedIn = useIsSignedIn();
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const other = language === 'ar' ? 'en' : 'ar';
  const otherName = languageNames[other];

  return (
    <header id="top-bar" className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/" className={classes.brand}>
          <Logo
            language={language}
            label={intl.formatMessage({ id: 'shell.homeLink' }, { brand: company.name[language] })}
          />
        </Link>
        <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'shell.nav.label' })}>
          {topBarLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link} activeOptions={{ exact: to === sitePaths.home }}>
              <FormattedMessage id={label} />
            </Link>
          ))}
        </nav>
        <div className={classes.end}>
          <LanguageLink to={other} className={classes.language}>
            <IconLanguage size={20} stroke={1.75} aria-hidden className={classes.wide} />
            <span className={classes.name}>{otherName}</span>
            <span className={classes.narrow} aria-hidden>
              {languageMarks[other]}
            </span>
          </LanguageLink>
          {signedIn ? (
            <Suspense fallback={iconsPending}>
              {/* A shell has no styles of the icons. */}
              {typeof document === 'undefined' ? iconsPending : <SignedInIcons />}
            </Suspense>
          ) : (
            <Button size="small" renderRoot={(props) => <Link to={sitePaths.signIn} {...props} />}>
              <FormattedMessage id="shell.signIn" />
            </Button>
          )}
          <button
            type="button"
            className={classes.menuButton}
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            aria-label={intl.formatMessage({ id: 'shell.menu.open' })}
            onClick={() => {
              setMenu('open');
            }}
          >
            <IconMenu2 size={24} stroke={1.75} aria-hidden data-flip />
          </button>
        </div>
      </div>
      {menu === 'unopened' ? null : (
        <Suspense fallback={null}>
          <Menu
            opened={menu === 'open'}
            onClose={() => {
              setMenu('closed');
            }}
          />
        </Suspense>
      )}
    </header>
  );
}
