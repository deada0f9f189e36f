import { useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** The texts about a subscription of an order, in the current language. */
export function useSubscriptionTexts() {
  const intl = useIntl();
  const language = useLanguage();
  return {
    student: (subscription: Subscription) => nameOf(language, subscription.student),
    package: (subscription: Subscription) => nameOf(language, subscription.package),
    /** "2 months", "3 weeks". */
    count: (subscription: Subscription) =>
      intl.formatMessage({ id: `order.count.${subscription.package.frequency}` }, { count: subscription.count }),
    /** "22 school days". */
    days: (subscription: Subscription) =>
      intl.formatMessage({ id: 'order.count.days' }, { count: subscription.dayCount }),
    target: (subscription: Subscription) => intl.formatMessage({ id: `order.target.${subscription.deliveryTarget}` }),
    /** The school's name, or the home address. */
    place: (subscription: Subscription) =>
      nameOf(language, subscription.deliveryTarget === 'school' ? subscription.school : subscription.deliveryAddress),
  };
}
