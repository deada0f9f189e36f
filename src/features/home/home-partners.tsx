import { useSuspenseQuery } from '@tanstack/react-query';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { partnersQuery } from '#src/api/partners.ts';
import type { Partner } from '#src/domain/partner.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './home-partners.module.css';

/** The schools and kitchens that work with Nabta, or 'No Partners available'. */
export function HomePartners() {
  const { data: partners } = useSuspenseQuery(partnersQuery());
  if (partners.length === 0) {
    return (
      <EmptyRow
        icon={<IconBuildingCommunity size={24} stroke={1.75} />}
        title={<FormattedMessage id="home.partners.empty" />}
        text={<FormattedMessage id="home.partners.empty.text" />}
        action={
          <Button size="small" variant="secondary" renderRoot={(props) => <Link to="/contact" {...props} />}>
            <FormattedMessage id="home.partners.contact" />
          </Button>
        }
      />
    );
  }
  return (
    <ul className={classes.partners}>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerName partner={partner} />
        </li>
      ))}
    </ul>
  );
}

function PartnerName({ partner }: { partner: Partner }) {
  const language = useLanguage();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const words = (
    <>
      {partner.imageUrl === null || partner.imageUrl === failedUrl ? (
        <IconBuildingCommunity size={24} stroke={1.75} aria-hidden />
      ) : (
        <img
          src={partner.imageUrl}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailedUrl(partner.imageUrl);
          }}
        />
      )}
      <DataText text={nameOf(language, partner)} />
    </>
  );
  return partner.websiteUrl === null ? (
    <span>{words}</span>
  ) : (
    <a href={partner.websiteUrl} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
