import { IconCalendar, IconHome, IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#src/api/business-settings.ts';
import type { OrderLine } from '#src/api/orders.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { MealPods } from '#src/ui/meal-pods.tsx';
import { OrderProgress } from '#src/ui/order-progress.tsx';
import classes from './order-card.module.css';
import { type LunchToday, lunchToday } from './lunch-today.ts';
import { OffDayButton } from './off-day-button.tsx';
import { OffDayLine } from './off-day-line.tsx';
import { useDeliveries } from './use-deliveries.ts';

const statusTones: Record<OrderLine['status'], BadgeProps['tone']> = {
  scheduled: 'plain',
  active: 'lime',
  paused: 'info',
  completed: 'pine',
  cancelled: 'plain',
};

/** One student's subscription: dates, place, status, lunches left, and how far today's lunch is. */
export function OrderCardLine({ line }: { line: OrderLine }) {
  const language = useLanguage();
  const titleId = useId();
  const { deliveries, today } = useDeliveries(line, useServerNow());
  const lunch = lunchToday(line, deliveries, today);
  const name = nameOf(language, line.applicant);
  const date = (on: string) => <bdi>{formatDate(language, on, 'date')}</bdi>;

  return (
    <li className={classes.line} aria-labelledby={titleId}>
      <div>
        <div className={classes.who}>
          <Avatar name={name} id={String(line.applicantId)} />
          <div className={classes.words}>
            <h3 id={titleId}>
              <FormattedMessage
                id="orders.line.title"
                values={{ name: <bdi>{name}</bdi>, package: nameOf(language, line.package) }}
              />
            </h3>
            <p>
              <bdi className={classes.number}>{`#${line.number}`}</bdi>
            </p>
          </div>
          <Badge tone={statusTones[line.status]} className={classes.status}>
            <FormattedMessage id={`orders.status.${line.status}`} />
          </Badge>
        </div>
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={16} stroke={1.75} aria-hidden />
            <span>
              <FormattedMessage id="order.dates" values={{ from: date(line.startsOn), to: date(line.endsOn) }} />
            </span>
          </li>
          <OffDayLine line={line} today={today} />
          <li>
            {line.deliveryTarget === 'school' ? (
              <IconMapPin size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconHome size={16} stroke={1.75} aria-hidden />
            )}
            <span>{nameOf(language, line.deliveryTarget === 'school' ? line.school : line.deliveryAddress)}</span>
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
        <Today lunch={lunch} name={name} today={today} />
        <div className={classes.actions}>
          <OffDayButton line={line} />
        </div>
      </div>
    </li>
  );
}

function Today({ lunch, name, today }: { lunch: LunchToday; name: string; today: string }) {
  const intl = useIntl();
  const language = useLanguage();
  if (lunch.at === 'progress' || lunch.at === 'planned') {
    const say = (step: 'in_processing' | 'out_for_delivery' | 'delivered') => ({
      label: intl.formatMessage({ id: `orders.progress.${step}` }),
    });
    const steps = ['in_processing', 'out_for_delivery', 'delivered'] as const;
    return (
      <>
        <p className={classes.today}>
          <FormattedMessage id="orders.today" values={{ date: <bdi>{formatDate(language, today, 'day')}</bdi> }} />
        </p>
        <OrderProgress
          label={intl.formatMessage({ id: 'orders.progress.label' }, { name })}
          doneLabel={intl.formatMessage({ id: 'orders.progress.done' })}
          current={lunch.at === 'planned' ? undefined : (steps.indexOf(lunch.progress) as 0 | 1 | 2)}
          steps={[say('in_processing'), say('out_for_delivery'), say('delivered')]}
        />
      </>
    );
  }
  return (
    <p className={classes.rest}>
      <RestText lunch={lunch} date={(on) => <bdi>{formatDate(language, on, 'full')}</bdi>} />
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
