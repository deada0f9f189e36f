import { useIntl } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** What a line of an order is called, in the language in use. */
export function useLineWords() {
  const intl = useIntl();
  const language = useLanguage();
  return {
    student: (line: OrderLine) => nameOf(language, line.applicant),
    package: (line: OrderLine) => nameOf(language, line.package),
    /** "2 months", "3 weeks". */
    count: (line: OrderLine) =>
      intl.formatMessage({ id: `order.count.${line.package.frequency}` }, { count: line.count }),
    /** "22 school days". */
    days: (line: OrderLine) => intl.formatMessage({ id: 'order.count.days' }, { count: line.dayCount }),
    target: (line: OrderLine) => intl.formatMessage({ id: `order.target.${line.deliveryTarget}` }),
    /** The school's name, or the home's address. */
    place: (line: OrderLine) => nameOf(language, line.deliveryTarget === 'school' ? line.school : line.deliveryAddress),
  };
}
