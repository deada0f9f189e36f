import { IconCalendar, IconFileText, IconHome, IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderLine } from '#src/api/orders.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { MealPods } from '#src/ui/text/meal-pods.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './order-card.module.css';
import { LineDates } from '#src/features/orders/subscription/subscription-dates.tsx';
import { LineStatus } from '#src/features/orders/subscription/subscription-status.tsx';
import { LineTitle } from '#src/features/orders/subscription/subscription-title.tsx';
import { ListLink } from '#src/features/orders/subscription/list-link.tsx';
import { hasUnknownLunch, lunchToday } from '#src/features/orders/subscription/lunch-today.ts';
import { OffDayButton } from '#src/features/orders/off-days/off-day-button.tsx';
import { OffDayLine } from '#src/features/orders/off-days/off-day-summary.tsx';
import { TodayProgress } from '#src/features/orders/subscription/today-progress.tsx';
import { useDeliveries } from '#src/features/orders/subscription/use-deliveries.ts';

type OrderCardLineProps = {
  line: OrderLine;
  /** Of the order whose page tells more. */
  orderId: number;
  /** The order has no other: its page needs no choice of one. */
  isOnlyLine: boolean;
  today: CivilDate;
};

interface LunchProps {
  line: OrderLine;
  /** The student's. */
  name: string;
  today: CivilDate;
}

/** One student's subscription: dates, place, status, lunches left, and how far today's lunch is; the ways to more. */
export function OrderCardLine({ line, orderId, isOnlyLine, today }: OrderCardLineProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const name = nameOf(language, line.applicant);
  // A lunch on its way is the line's own word; its days tell of other lunches.
  const lunch = lunchToday(line, [], today);

  return (
    <li className={classes.line} aria-labelledby={titleId}>
      <div>
        <div className={classes.who}>
          <Avatar name={name} id={String(line.applicantId)} />
          <div className={classes.words}>
            <h3 id={titleId}>
              <LineTitle line={line} />
            </h3>
            <p>
              <bdi className={classes.number}>{`#${line.number}`}</bdi>
            </p>
          </div>
          <LineStatus status={line.status} className={classes.status} />
        </div>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={16} stroke={1.75} aria-hidden />
            <span>
              <LineDates line={line} />
            </span>
          </li>
          <OffDayLine line={line} />
          <li>
            {line.deliveryTarget === 'school' ? (
              <IconMapPin size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconHome size={16} stroke={1.75} aria-hidden />
            )}
            <span>
              <DataText
                text={nameOf(language, line.deliveryTarget === 'school' ? line.school : line.deliveryAddress)}
              />
            </span>
          </li>
        </ul>
        <div className={classes.pods}>
          <MealPods
            total={line.dayCount}
            delivered={line.deliveredDays}
            isOnItsWay={lunch.at === 'progress' && lunch.progress !== 'delivered'}
            deliveredText={
              <FormattedMessage id="orders.lunches" values={{ delivered: line.deliveredDays, count: line.dayCount }} />
            }
            leftText={<FormattedMessage id="orders.left" values={{ count: line.remainingDays }} />}
          />
        </div>
      </div>
      <div>
        <Lunch line={line} name={name} today={today} />
        <div className={classes.actions}>
          <Button
            look="secondary"
            size="small"
            icon={<IconFileText size={16} stroke={1.75} aria-hidden />}
            aria-label={intl.formatMessage({ id: 'orders.details.label' }, { name, number: `#${line.number}` })}
            renderRoot={(props) => (
              <ListLink
                to="/profile/my-orders/current-orders"
                search={{ order: orderId, ...(isOnlyLine ? {} : { line: line.id }) }}
                {...props}
              />
            )}
          >
            <FormattedMessage id="orders.details" />
          </Button>
          <OffDayButton line={line} />
        </div>
      </div>
    </li>
  );
}

/** How far today's lunch is. In a list of hundreds, only the lines that need their days for it ask and watch for them. */
function Lunch(props: LunchProps) {
  const { line, today } = props;
  return hasUnknownLunch(line) ? (
    <AskingLunch {...props} />
  ) : (
    <TodayProgress {...props} lunch={lunchToday(line, [], today)} />
  );
}

function AskingLunch(props: LunchProps) {
  const { line, today } = props;
  return <TodayProgress {...props} lunch={lunchToday(line, useDeliveries(line, today), today)} />;
}
