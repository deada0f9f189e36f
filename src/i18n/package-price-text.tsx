import { FormattedMessage } from 'react-intl';
import type { Frequency } from '#src/domain/business-settings.ts';
import type { PeriodPrice } from '#src/domain/period-price.ts';
import { formatMoney } from './formats.ts';
import { useLanguage } from './use-language.ts';

// At the end of a line, it stays with what is before it.
const separator = '\u00a0· ';

interface PackagePriceTextProps {
  price: PeriodPrice;
  frequency: Frequency;
  mealsPerDay: number;
  /** School days of one period, if they are not shown beside the price. */
  numberOfDays?: number;
  className?: string | undefined;
}

/** The main price of a package: one period with VAT and delivery, and one lunch (one day if it has several meals). */
export function PackagePriceText({ price, frequency, mealsPerDay, numberOfDays, className }: PackagePriceTextProps) {
  const language = useLanguage();
  return (
    <p className={className}>
      <b>
        <bdi>{formatMoney(language, price.totalHalalas)}</bdi>
      </b>{' '}
      <span>
        <FormattedMessage id={`packages.price.${frequency}`} />
      </span>{' '}
      <small>
        <FormattedMessage
          id={mealsPerDay === 1 ? 'packages.price.lunch' : 'packages.price.day'}
          values={{ amount: <bdi key="amount">{formatMoney(language, price.perDayHalalas)}</bdi>, meals: mealsPerDay }}
        />
        {numberOfDays !== undefined && (
          <>
            {separator}
            <FormattedMessage id="packages.price.days" values={{ days: numberOfDays }} />
          </>
        )}
      </small>
    </p>
  );
}
