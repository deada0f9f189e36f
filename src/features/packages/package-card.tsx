import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Package } from '#src/api/generated/model/package.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Money } from '#src/ui/money.tsx';
import { categoryTones } from '#src/ui/package-box.ts';
import { PackagePicture } from '#src/ui/package-picture.tsx';
import classes from './package-card.module.css';

type PackageCardProps = {
  package: Package;
  /** Level of the name's heading, after what stands above the cards. */
  heading: 'h2' | 'h3';
  /** Ticking cards to see them side by side; cards without it show the category alone. */
  compare?: {
    chosen: boolean;
    /** Three are chosen and this is a fourth, tried and refused. */
    refused: boolean;
    onChange: (chosen: boolean) => void;
  };
};

/** One package: its lunch box, whom it is for, the price and days of one period, and the way to its page. */
export function PackageCard({ package: offer, heading: Heading, compare }: PackageCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const name = nameOf(language, offer);
  return (
    <Card component="article" padding="none" clip className={classes.card} data-chosen={compare?.chosen || undefined}>
      <PackagePicture package={offer} className={classes.picture ?? ''} />
      <div className={classes.body}>
        <div className={classes.badges}>
          <Badge tone={categoryTones[offer.category]}>
            <FormattedMessage id={`packages.category.${offer.category}`} />
          </Badge>
          {compare ? (
            <Badge tone="plain">
              <FormattedMessage id={`packages.frequency.${offer.frequency}`} />
            </Badge>
          ) : null}
        </div>
        <Heading className={classes.name}>{name}</Heading>
        <p className={classes.text}>{localized(language, offer.description, offer.arabic_description)}</p>
        {compare ? (
          <CheckboxField
            label={<FormattedMessage id="packages.compare" />}
            aria-label={intl.formatMessage({ id: 'packages.compare-one' }, { name })}
            checked={compare.chosen}
            onChange={(event) => {
              compare.onChange(event.currentTarget.checked);
            }}
            error={compare.refused ? <FormattedMessage id="packages.compare.full" /> : null}
          />
        ) : null}
        <div className={classes.foot}>
          <div>
            <Money language={language} halalas={fromWireMoney(offer.price)} className={classes.price} />
            <small>
              <FormattedMessage id={`packages.price.${offer.frequency}`} values={{ days: offer.number_of_days }} />
            </small>
          </div>
          <Button
            look="secondary"
            size="small"
            aria-label={intl.formatMessage({ id: 'packages.view-one' }, { name })}
            renderRoot={(props) => (
              <Link
                to="/packages/$packageId"
                params={{ packageId: offer.id }}
                // From the cart a package is looked for one student.
                search={({ applicant }) => (applicant === undefined ? {} : { applicant })}
                {...props}
              />
            )}
          >
            <FormattedMessage id="packages.view" />
          </Button>
        </div>
      </div>
    </Card>
  );
}
