import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { periodPrice } from '#src/domain/period-price.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { PackagePriceText } from '#src/i18n/package-price-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { categoryTones } from '#src/ui/illustrations/meal-box.ts';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './package-card.module.css';

type PackageCardProps = {
  package: Package;
  /** The level of the name's heading, which depends on the headings above the cards. */
  heading: 'h2' | 'h3';
  /** Loads the picture at once, for cards on the first screen. */
  eager?: boolean;
  /** The checkbox that adds the card to the comparison; without it, a card shows only its category. */
  compare?: {
    chosen: boolean;
    /** Whether this card was just ticked as a fourth and refused, because three are the limit. */
    refused: boolean;
    onChange: (chosen: boolean) => void;
  };
};

/**
 * A card of one package: lunch box, category, text and price. The whole card is a link; the checkbox of the comparison
 * is on top of it.
 */
export function PackageCard({ package: offer, heading: Heading, eager = false, compare }: PackageCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { vatPercent } = useKnownBusinessSettings();
  const name = nameOf(language, offer);
  return (
    <Card
      component="article"
      padding="none"
      clip
      className={classes.card}
      data-chosen={compare?.chosen || undefined}
      aria-label={name}
    >
      <PackagePicture package={offer} meals={offer.sampleMeals} eager={eager} className={classes.picture ?? ''} />
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
        <Heading className={classes.name}>
          <Link
            to="/packages/$packageId"
            params={{ packageId: offer.id }}
            // The cart links to the packages for one student, who stays selected on the package's page.
            search={({ applicant }) => (applicant === undefined ? {} : { applicant })}
            className={classes.link}
          >
            <DataText text={name} />
          </Link>
        </Heading>
        <p className={classes.text}>
          <DataText text={localized(language, offer.description, offer.arabicDescription)} />
        </p>
        {compare ? (
          <div className={classes.compare}>
            <CheckboxField
              label={<FormattedMessage id="packages.compare" />}
              aria-label={intl.formatMessage({ id: 'packages.compareOne' }, { name })}
              checked={compare.chosen}
              onChange={(event) => {
                compare.onChange(event.currentTarget.checked);
              }}
              error={compare.refused ? <FormattedMessage id="packages.compare.full" /> : null}
            />
          </div>
        ) : null}
        <div className={classes.foot}>
          <PackagePriceText
            price={periodPrice(offer, vatPercent)}
            frequency={offer.frequency}
            mealsPerDay={offer.mealsPerDay}
            numberOfDays={offer.dayCount}
            className={classes.price}
          />
          <span className={classes.view} aria-hidden>
            <FormattedMessage id="packages.view" />
            <IconArrowRight size={16} stroke={1.75} data-flip />
          </span>
        </div>
      </div>
    </Card>
  );
}
