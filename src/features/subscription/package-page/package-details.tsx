import {
  IconArrowDown,
  IconCalendarOff,
  IconCalendarPlus,
  IconCircleCheck,
  IconClock,
  IconBeach,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import { periodPrice } from '#src/domain/period-price.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import { PackagePriceText } from '#src/i18n/package-price-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { categoryTones } from '#src/ui/illustrations/meal-box.ts';
import { PackagePicture } from '#src/ui/illustrations/package-picture.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { PackageTermsText, useDeliveryTexts } from './package-texts.tsx';
import classes from './package-details.module.css';

const policyPath: string = '/policy';

interface PackageDetailsProps {
  package: Package;
  settings: BusinessSettings;
  /** Names of the allergens that no meal of the package has. */
  excludedAllergens: readonly string[];
  /** Whether off days are being chosen: an explanation of them then replaces everything below the description. */
  choosingOffDays: boolean;
  onJumpToPanel: () => void;
  /** The lunches of the package. */
  children: ReactNode;
}

/** The details of a package: picture, category, price and days, the content of each delivery, and the main terms. */
export function PackageDetails({
  package: offer,
  settings,
  excludedAllergens,
  choosingOffDays,
  onJumpToPanel,
  children,
}: PackageDetailsProps) {
  const language = useLanguage();
  return (
    <div className={classes.story} data-folded={choosingOffDays || undefined}>
      <div className={classes.art}>
        <PackagePicture eager panel package={offer} meals={offer.sampleMeals} className={classes.picture} />
      </div>
      <div className={classes.info}>
        <Badge tone={categoryTones[offer.category]}>
          <FormattedMessage id={`packages.category.${offer.category}`} />
        </Badge>
        <h1 tabIndex={-1} className={classes.name}>
          <DataText text={nameOf(language, offer)} />
        </h1>
        <p className={classes.text}>
          <DataText text={localized(language, offer.description, offer.arabicDescription)} />
        </p>
        {choosingOffDays && <OffDaysExplained settings={settings} />}
        <div className={classes.rest} data-folded={choosingOffDays || undefined}>
          <Facts package={offer} vatPercent={settings.vatPercent} />
          <JumpToPanel onClick={onJumpToPanel} />
          <EveryDelivery package={offer} settings={settings} excludedAllergens={excludedAllergens} />
          <p className={classes.terms}>
            <PackageTermsText settings={settings} />{' '}
            <TextLink renderRoot={(props) => <Link to={policyPath} {...props} />}>
              <FormattedMessage id="package.terms.read" />
            </TextLink>
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Price, school days and frequency (row C10). */
function Facts({ package: offer, vatPercent }: { package: Package; vatPercent: number }) {
  return (
    <ul className={classes.facts}>
      <li>
        <PackagePriceText
          price={periodPrice(offer, vatPercent)}
          frequency={offer.frequency}
          mealsPerDay={offer.mealsPerDay}
          className={classes.price}
        />
      </li>
      <li>
        <b className={classes.fact}>{offer.dayCount}</b>
        <FormattedMessage id="package.days" values={{ days: offer.dayCount }} />
      </li>
      <li>
        <b className={classes.fact}>
          <FormattedMessage id={`packages.frequency.${offer.frequency}`} />
        </b>
        <FormattedMessage id="package.frequency" />
      </li>
    </ul>
  );
}

/** A button that scrolls to the panel, which is far below on a phone. */
function JumpToPanel({ onClick }: { onClick: () => void }) {
  return (
    <div className={classes.jump}>
      <Button size="large" wide iconAfter={<IconArrowDown size={20} stroke={1.75} aria-hidden />} onClick={onClick}>
        <FormattedMessage id="package.jump" />
      </Button>
    </div>
  );
}

function EveryDelivery({
  package: offer,
  settings,
  excludedAllergens,
}: Pick<PackageDetailsProps, 'package' | 'settings' | 'excludedAllergens'>) {
  const texts = useDeliveryTexts(offer, settings, excludedAllergens);
  return (
    <>
      <h2 className={classes.title}>
        <FormattedMessage id="package.box.title" />
      </h2>
      <ul className={classes.box}>
        {texts.map((line) => (
          <li key={line}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function OffDaysExplained({ settings }: { settings: BusinessSettings }) {
  const texts = [
    { id: 'package.offDays.end', Icon: IconCalendarPlus },
    { id: 'package.offDays.limit', Icon: IconCalendarOff },
    { id: 'package.offDays.notice', Icon: IconClock },
    { id: 'package.offDays.never', Icon: IconBeach },
  ] as const;
  return (
    <div className={classes.explained}>
      <h2 className={classes.title}>
        <FormattedMessage id="package.offDays.title" />
      </h2>
      <ul className={classes.box}>
        {texts.map(({ id, Icon }) => (
          <li key={id}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage id={id} values={{ days: settings.offDaysPerMonth, hours: settings.pauseNoticeHours }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
