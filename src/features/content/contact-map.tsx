import { IconMapPin, IconToolsKitchen2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '#src/i18n/brand.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import classes from './contact-map.module.css';

/** Where the kitchen is: a drawn strip of streets, which is never mirrored, and the way to the real map. */
export function ContactMap() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <section className={classes.map} aria-label={intl.formatMessage({ id: 'contact.map.label' })}>
      <svg viewBox="0 0 1200 220" preserveAspectRatio="xMidYMid slice" className={classes.streets} aria-hidden>
        <path
          className={classes.street}
          d="M-10 60H1220M-10 168H1220M140-10V230M380-10V230M640-10L720 230M960-10V230M1120-10V230"
        />
        <path className={classes.road} d="M-10 130C300 90 760 170 1220 80" />
        <rect className={classes.park} x="180" y="84" width="160" height="60" rx="12" />
        <rect className={classes.park} x="800" y="20" width="120" height="36" rx="10" />
      </svg>
      <span className={classes.pin} aria-hidden>
        <IconToolsKitchen2 size={20} stroke={1.75} />
      </span>
      <div className={classes.place}>
        <p>
          <b>
            <FormattedMessage id="contact.map.title" values={{ brand: brand.name[language] }} />
          </b>
          <FormattedMessage id="contact.map.place" />
        </p>
        <Button
          component="a"
          href={brand.links.maps}
          target="_blank"
          rel="noreferrer"
          look="secondary"
          size="small"
          icon={<IconMapPin size={16} stroke={1.75} aria-hidden />}
        >
          <FormattedMessage id="contact.map.open" />
        </Button>
      </div>
    </section>
  );
}
