import { FormattedMessage, useIntl } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * The content of each delivery of a package, one text per line.
 * @param excludedAllergens names in the current language
 */
export function useDeliveryTexts(
  offer: Pick<Package, 'mealsPerDay' | 'minAge' | 'maxAge'>,
  settings: BusinessSettings,
  excludedAllergens: readonly string[],
): string[] {
  const intl = useIntl();
  const language = useLanguage();
  const { startsAt, endsAt } = settings.deliveryWindow;
  return [
    intl.formatMessage({ id: 'package.box.meals' }, { meals: offer.mealsPerDay }),
    intl.formatMessage({ id: 'package.box.allergens' }),
    intl.formatMessage(
      { id: 'package.box.arrives' },
      { from: formatClockTime(language, startsAt), until: formatClockTime(language, endsAt) },
    ),
    intl.formatMessage({ id: 'package.box.fresh' }, { hours: settings.eatWithinHours }),
    intl.formatMessage({ id: 'package.box.ages' }, { from: offer.minAge, to: offer.maxAge }),
    ...(excludedAllergens.length > 0
      ? [intl.formatMessage({ id: 'package.box.without' }, { list: intl.formatList(excludedAllergens) })]
      : []),
  ];
}

/** The deadline for cancelling a subscription, and an explanation of off days. */
export function PackageTermsText({ settings }: { settings: BusinessSettings }) {
  return (
    <FormattedMessage
      id="package.terms"
      values={{
        cancel: settings.subscriptionCancelHours,
        days: settings.offDaysPerMonth,
        notice: settings.pauseNoticeHours,
      }}
    />
  );
}
