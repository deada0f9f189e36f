import { FormattedMessage, useIntl } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

type OffDayDatesProps = {
  days: readonly CivilDate[];
  /** The message id of the sentence: about all off days of a subscription, or about those just added. */
  id?: 'orders.offDays.line.added' | 'orders.offDays.line.coming';
};

/** All given off days with their dates: "Off days: Tue 10 Nov and Wed 2 Dec". */
export function OffDayDates({ days, id = 'orders.offDays.line.coming' }: OffDayDatesProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dates = intl.formatList(days.toSorted().map((on) => formatDate(language, on, 'day')));
  return <FormattedMessage id={id} values={{ count: days.length, dates: <bdi key="dates">{dates}</bdi> }} />;
}
