import { IconBrandInstagram, IconBrandWhatsapp, IconBrandX, IconMail, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownSettings } from '#src/api/business-settings.ts';
import { unknownTime } from '#src/api/unknown-time.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { type CompanyContacts, companyContacts, whatsAppLink } from '#src/api/company-contacts.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Logo } from '#src/ui/layout/logo.tsx';
import { ColourSchemeSwitch } from './colour-scheme-switch.tsx';
import classes from './footer.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { footerLinks, type SiteLink } from './site-links.ts';
import { WorkingHours } from './working-hours.tsx';

const channelsOf = ({ links, whatsApp, email }: CompanyContacts) =>
  [
    { href: links.instagram, label: 'shell.footer.instagram', Icon: IconBrandInstagram },
    { href: links.x, label: 'shell.footer.x', Icon: IconBrandX },
    { href: whatsAppLink(whatsApp), label: 'shell.footer.whatsapp', Icon: IconBrandWhatsapp },
    { href: links.maps, label: 'shell.footer.maps', Icon: IconMapPin },
    { href: `mailto:${email}`, label: 'shell.footer.email', Icon: IconMail },
  ] as const;

const credit = (words: ReactNode) => <span key="developer">{words}</span>;

/** The footer of every page (row L05): channels, links, newsletter, hours, colour scheme, developer credit. */
export function Footer() {
  const intl = useIntl();
  const language = useLanguage();
  const name = company.name[language];
  const contacts = companyContacts();
  const isParent = useIsSignedIn();
  const now = useKnownSettings()?.now;
  // Riyadh is three hours ahead of UTC, which still has the previous year early on New Year's Day.
  const year = now === undefined || now === unknownTime ? undefined : riyadhDateOf(new Date(now)).slice(0, 4);

  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div>
            <Link to="/" className={classes.brand}>
              <Logo language={language} label={intl.formatMessage({ id: 'shell.homeLink' }, { brand: name })} />
            </Link>
            <p className={classes.tagline}>
              <FormattedMessage id="shell.footer.tagline" values={{ year: <bdi>{company.foundedIn}</bdi> }} />
            </p>
            <ul className={classes.channels}>
              {channelsOf(contacts).map(({ href, label, Icon }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-label={intl.formatMessage({ id: label })}
                    {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
                  >
                    <Icon size={20} stroke={1.75} aria-hidden />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkColumn title={name} links={footerLinks.brand}>
            {isParent && (
              <Link to="/" search={{ welcome: true }} activeOptions={{ includeSearch: true }}>
                <FormattedMessage id="shell.nav.welcome" />
              </Link>
            )}
          </LinkColumn>
          <LinkColumn title={intl.formatMessage({ id: 'shell.footer.help' })} links={footerLinks.help} />
          <div>
            <NewsletterForm />
            <p className={classes.hours}>
              <WorkingHours />
            </p>
          </div>
        </div>
        <div className={classes.fine}>
          <span>
            <FormattedMessage id="shell.footer.rights" values={{ brand: name, year: <bdi>{year}</bdi> }} />
          </span>
          <ColourSchemeSwitch />
          <a className={classes.developer} href={contacts.developer.url} target="_blank" rel="noreferrer">
            <FormattedMessage
              id="shell.footer.developedBy"
              values={{
                developer: contacts.developer.name[language],
                link: credit,
              }}
            />
          </a>
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = { title: string; links: readonly SiteLink[]; children?: ReactNode };

function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <nav className={classes.links} aria-label={title}>
      <h2>{title}</h2>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          <FormattedMessage id={label} />
        </Link>
      ))}
      {children}
    </nav>
  );
}
