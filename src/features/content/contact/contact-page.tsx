import { IconBrandInstagram, IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { type CompanyContacts, companyContacts, whatsAppLink } from '#src/api/company-contacts.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHours, ContactHoursPending } from './contact-hours.tsx';
import { ContactMap } from './contact-map.tsx';
import classes from './contact-page.module.css';

const channelsOf = ({ whatsApp, mobileNumber, email, links }: CompanyContacts) =>
  [
    {
      channel: 'whatsapp',
      href: whatsAppLink(whatsApp),
      shown: displayPhoneNumber(whatsApp),
      Icon: IconBrandWhatsapp,
      tone: 'pine',
    },
    {
      channel: 'phone',
      href: `tel:${mobileNumber}`,
      shown: displayPhoneNumber(mobileNumber),
      Icon: IconPhone,
      tone: 'mango',
    },
    { channel: 'email', href: `mailto:${email}`, shown: email, Icon: IconMail, tone: 'berry' },
    {
      channel: 'instagram',
      href: links.instagram,
      shown: links.instagram.replace(/^.*\/([^/]+)$/, '@$1'),
      Icon: IconBrandInstagram,
      tone: 'tomato',
    },
  ] as const;

/** The contact page: the form, the other ways to reach the company, its hours and its location (row C03). */
export function ContactPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'contact.title' }));
  return (
    <>
      <PageHead
        className={classes.head}
        title={<FormattedMessage id="contact.title" />}
        lead={<FormattedMessage id="contact.lead" />}
      />
      <div className={classes.columns}>
        <ContactForm />
        <div className={classes.side}>
          <ul className={classes.channels} aria-label={intl.formatMessage({ id: 'contact.channels' })}>
            {channelsOf(companyContacts()).map(({ channel, href, shown, Icon, tone }) => (
              <li key={channel}>
                <a
                  href={href}
                  data-tone={tone}
                  {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
                >
                  <span className={classes.tile} aria-hidden>
                    <Icon size={20} stroke={1.75} />
                  </span>
                  <b>
                    <FormattedMessage id={`contact.channel.${channel}`} />
                  </b>
                  <bdi dir="ltr">{shown}</bdi>
                </a>
              </li>
            ))}
          </ul>
          <QueryBoundary
            pending={<ContactHoursPending />}
            failed={(retry, error) => (
              <LoadErrorNotice
                kind="plain"
                text={<FormattedMessage id="contact.hours.failed" />}
                error={error}
                retry={retry}
                retryLabel={<FormattedMessage id="contact.hours.retry" />}
              />
            )}
          >
            <ContactHours />
          </QueryBoundary>
        </div>
      </div>
      <ContactMap />
    </>
  );
}
