import { IconMapPin, IconToolsKitchen2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyContacts } from '#src/api/company-contacts.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { DrawnStreets } from '#src/ui/illustrations/drawn-streets.tsx';
import classes from './contact-map.module.css';

/** The location of the kitchen: a drawn street map, and a link to the real map. */
export function ContactMap() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <section aria-label={intl.formatMessage({ id: 'contact.map.label' })}>
      <DrawnStreets className={classes.map} pin={<IconToolsKitchen2 size={20} stroke={1.75} />}>
        <div className={classes.place}>
          <p>
            <b>
              <FormattedMessage id="contact.map.title" values={{ brand: company.name[language] }} />
            </b>
            <FormattedMessage id="contact.map.place" />
          </p>
          <Button
            component="a"
            href={companyContacts().links.maps}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="small"
            icon={<IconMapPin size={16} stroke={1.75} aria-hidden />}
          >
            <FormattedMessage id="contact.map.open" />
          </Button>
        </div>
      </DrawnStreets>
    </section>
  );
}
