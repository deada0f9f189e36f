import { IconCalendar, IconHome, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Delivery } from '#src/api/generated/model/delivery.ts';
import type { OrderLine } from '#src/api/orders.ts';
import { type CivilDate, daysBetween } from '#src/domain/riyadh-date.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MealPods } from '#src/ui/text/meal-pods.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { LineDates } from '#src/features/orders/subscription/subscription-dates.tsx';
import { LineStatus } from '#src/features/orders/subscription/subscription-status.tsx';
import { LineTitle } from '#src/features/orders/subscription/subscription-title.tsx';
import classes from './subscription-summary.module.css';
import { lunchToday } from '#src/features/orders/subscription/lunch-today.ts';
import { OffDayLine } from '#src/features/orders/off-days/off-day-summary.tsx';
import { TodayProgress } from '#src/features/orders/subscription/today-progress.tsx';

type LineSummaryProps = {
  line: OrderLine;
  /** Its days from today on; empty while they are not known. */
  deliveries: readonly Delivery[];
  today: CivilDate;
};

/** One student's subscription: package, dates, place, how many lunches have come, and how far today's is (row H01). */
export function LineSummary({ line, deliveries, today }: LineSummaryProps) {
  const language = useLanguage();
  const titleId = useId();
  const lunch = lunchToday(line, deliveries, today);
  const name = nameOf(language, line.applicant);
  const isToSchool = line.deliveryTarget === 'school';

  return (
    <Card component="section" padding="none" className={classes.card} aria-labelledby={titleId}>
      <div className={classes.who}>
        <Avatar name={name} id={String(line.applicantId)} size={56} />
        <div className={classes.words}>
          <div className={classes.head}>
            <h2 id={titleId}>
              <LineTitle line={line} />
            </h2>
            <LineStatus status={line.status} />
          </div>
          <p className={classes.number}>
            <bdi>{`#${line.number}`}</bdi>
          </p>
          <ul className={classes.facts}>
            <li>
              <IconCalendar size={16} stroke={1.75} aria-hidden />
              <span>
                <LineDates line={line} />
              </span>
            </li>
            <OffDayLine line={line} />
            <li>
              {isToSchool ? (
                <IconMapPin size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconHome size={16} stroke={1.75} aria-hidden />
              )}
              <span>
                {isToSchool && (
                  <span className={classes.place}>
                    <DataText text={nameOf(language, line.school)} />
                  </span>
                )}
                <span className={classes.place}>
                  <DataText text={nameOf(language, isToSchool ? line.schoolAddress : line.deliveryAddress)} />
                </span>
              </span>
            </li>
          </ul>
        </div>
      </div>
      <div className={classes.progress}>
        <MealPods
          total={line.dayCount}
          delivered={line.deliveredDays}
          isOnItsWay={lunch.at === 'progress' && lunch.progress !== 'delivered'}
          deliveredText={
            lunch.at === 'first' ? (
              <FormattedMessage id="order.first.in" values={{ days: daysBetween(today, lunch.on) }} />
            ) : (
              <FormattedMessage id="orders.lunches" values={{ delivered: line.deliveredDays, count: line.dayCount }} />
            )
          }
          leftText={
            lunch.at === 'first' ? (
              <FormattedMessage id="order.first.count" values={{ count: line.dayCount }} />
            ) : (
              <FormattedMessage id="orders.left" values={{ count: line.remainingDays }} />
            )
          }
        />
        {lunch.at !== 'first' && line.status !== 'completed' && (
          <TodayProgress lunch={lunch} name={name} today={today} />
        )}
      </div>
    </Card>
  );
}
