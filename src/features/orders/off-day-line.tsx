import { IconCalendarOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useAddedOffDays } from './off-day-changes.ts';
import classes from './off-day-line.module.css';

type OffDayLineProps = { line: OrderLine; today: CivilDate };

/** The off days ahead of a subscription, or those just added, in berry (a row for a list of facts); nothing without any. */
export function OffDayLine(props: OffDayLineProps) {
  return props.line.offDays.length > 0 && <Days {...props} />;
}

function Days({ line, today }: OffDayLineProps) {
  const intl = useIntl();
  const language = useLanguage();
  const added = useAddedOffDays(line.id).filter((on) => line.offDays.includes(on));
  const days = added.length > 0 ? added : line.offDays.filter((on) => on >= today);
  if (days.length === 0) return null;
  return (
    <li className={classes.line} data-added={added.length > 0 || undefined}>
      <IconCalendarOff size={16} stroke={1.75} aria-hidden />
      <span>
        <FormattedMessage
          id={added.length > 0 ? 'orders.offDays.line.added' : 'orders.offDays.line.coming'}
          values={{
            count: days.length,
            dates: <bdi key="dates">{intl.formatList(days.map((on) => formatDate(language, on, 'day')))}</bdi>,
          }}
        />
      </span>
    </li>
  );
}
