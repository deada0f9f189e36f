import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OrderProgress } from '#src/ui/text/order-progress.tsx';
import type { LunchToday } from './lunch-today.ts';
import classes from './today-progress.module.css';

type TodayProgressProps = {
  lunch: LunchToday;
  /** The student's name. */
  name: string;
  today: string;
};

const steps = ['in_processing', 'out_for_delivery', 'delivered'] as const;

/** The progress of today's lunch, or why there is none today and when the next one comes. */
export function TodayProgress({ lunch, name, today }: TodayProgressProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (lunch.at === 'progress' || lunch.at === 'planned') {
    const current = lunch.at === 'planned' ? undefined : (steps.indexOf(lunch.progress) as 0 | 1 | 2);
    const stepOf = (step: (typeof steps)[number]) => {
      const at = lunch.at === 'progress' ? lunch.reachedAt[step] : null;
      const isPast = step !== 'delivered' && current !== undefined && steps.indexOf(step) < current;
      return {
        label: intl.formatMessage({ id: isPast ? `orders.progress.${step}.past` : `orders.progress.${step}` }),
        ...(at !== null && { time: formatTime(language, at) }),
      };
    };
    return (
      <div>
        <p className={classes.today}>
          <FormattedMessage id="orders.today" values={{ date: <DateText on={today} variant="day" /> }} />
        </p>
        <OrderProgress
          label={intl.formatMessage({ id: 'orders.progress.label' }, { name })}
          doneLabel={intl.formatMessage({ id: 'orders.progress.done' })}
          current={current}
          steps={[stepOf('in_processing'), stepOf('out_for_delivery'), stepOf('delivered')]}
        />
      </div>
    );
  }
  return (
    <p className={classes.rest}>
      <RestText lunch={lunch} date={(on) => <DateText on={on} />} />
    </p>
  );
}

function RestText({ lunch, date }: { lunch: LunchToday; date: (on: string) => ReactNode }) {
  if (lunch.at === 'first') return <FormattedMessage id="orders.rest.scheduled" values={{ date: date(lunch.on) }} />;
  if (lunch.at !== 'none') return <FormattedMessage id="orders.rest.ended" />;
  return (
    <>
      <FormattedMessage id={lunch.isOffDay ? 'orders.rest.off' : 'orders.rest.none'} />
      {lunch.nextOn !== null && (
        <>
          {' '}
          <FormattedMessage id="orders.rest.next" values={{ date: date(lunch.nextOn) }} />
        </>
      )}
    </>
  );
}
