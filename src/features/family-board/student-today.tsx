import { IconClockHour4, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { arrivalWindow, overdueSince } from '#src/domain/arrival-window.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { expectsLunch, isLunch } from '#src/domain/family-board.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { MealSummary } from '#src/domain/meal.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { plateTintOf } from '#src/features/dishes/plate-tint.ts';
import { useLunchText } from '#src/features/dishes/use-lunch-text.ts';
import { formatTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { SafetyMark, SafetyMarkRoom } from '#src/features/safety/safety-mark.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { useAnnouncedChange } from '#src/ui/feedback/use-announced-change.ts';
import { LunchBox } from '#src/ui/illustrations/lunch-box.tsx';
import { dayBox } from '#src/ui/illustrations/meal-box.ts';
import { Plate } from '#src/ui/illustrations/plate.tsx';
import { OrderProgress } from '#src/ui/text/order-progress.tsx';
import { RestText } from './rest-text.tsx';
import type { SafetyOf } from './use-dish-safety.ts';
import classes from './student-today.module.css';

interface StudentTodayProps {
  subscription: Subscription;
  /** Today's delivery; null on a day without one, undefined until it is known. */
  delivery: Delivery | null | undefined;
  /** The next lunch after today; null if none is known. */
  next: Delivery | null;
  /** Whether it could not be loaded. */
  isFailed: boolean;
  today: CivilDate;
  name: string;
  now: Date;
  safetyOf: SafetyOf;
}

/** Today's lunch of a student: its dish, its progress with times, and until when it should be eaten. */
export function StudentToday({
  subscription,
  delivery,
  next,
  isFailed,
  today,
  name,
  now,
  safetyOf,
}: StudentTodayProps) {
  const intl = useIntl();
  const lunchText = useLunchText();
  const lunch = delivery && isLunch(delivery) ? delivery : null;
  // Once the day is known, the progress of the last answer may be that of the day before.
  const progress = delivery === undefined ? subscription.progress : lunch?.status;
  const values = { name, target: subscription.deliveryTarget };
  const isFirst = subscription.status === 'scheduled';
  const lead =
    progress === 'in_processing' || progress === 'out_for_delivery' || progress === 'delivered'
      ? intl.formatMessage({ id: `orders.lead.${progress}` }, values)
      : delivery === undefined && !isFirst
        ? null
        : intl.formatMessage({ id: `orders.lead.${lunch ? 'planned' : isFirst ? 'first' : 'none'}` }, values);
  useAnnouncedChange(lead ?? '', lead);
  const meals = lunch?.meals ?? [];
  const verdict = lunch && safetyOf(lunch);
  const isPending = delivery === undefined && !isFailed;
  if (lead === null && isFailed) return null;

  return (
    <section
      className={classes.today}
      data-lunch={(isPending ? expectsLunch(subscription, today) : lunch !== null) || undefined}
      aria-busy={isPending}
    >
      <div className={classes.main}>
        <div className={classes.words}>
          {lead === null ? <Skeleton width="80%" height={24} /> : <h3 className={classes.lead}>{lead}</h3>}
          {isPending ? (
            <Skeleton width="60%" />
          ) : lunch ? (
            <p className={classes.dish}>{lunchText(lunch)}</p>
          ) : delivery === undefined ? null : (
            <p className={classes.rest}>
              <RestText delivery={delivery} next={next} subscription={subscription} />
            </p>
          )}
          {verdict ? <SafetyMark verdict={verdict} of="dish" /> : verdict === undefined && <SafetyMarkRoom />}
        </div>
        {lunch && <DishPicture meals={meals} subscription={subscription} />}
      </div>
      {lunch && (
        <>
          <TodaySteps delivery={lunch} name={name} />
          <TodayTimes delivery={lunch} now={now} />
        </>
      )}
    </section>
  );
}

/** Today's lunch box with the pictures of its dishes, or an empty plate. */
function DishPicture({ meals, subscription }: { meals: readonly MealSummary[]; subscription: Subscription }) {
  const pictures = meals.flatMap(({ imageUrl }) => imageUrl ?? []);
  if (pictures.length === 0) return <Plate tint={plateTintOf(meals[0] ?? { id: 1 })} imageUrl={null} />;
  return <LunchBox {...dayBox(subscription.package, pictures)} eager className={classes.box} />;
}

const steps = ['in_processing', 'out_for_delivery', 'delivered'] as const;

function TodaySteps({ delivery, name }: { delivery: Delivery; name: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const at = steps.findIndex((step) => step === delivery.status);
  const reachedAt = {
    in_processing: delivery.inProcessingAt,
    out_for_delivery: delivery.outForDeliveryAt,
    delivered: delivery.deliveredAt,
  };
  const stepOf = (step: (typeof steps)[number]) => {
    const isPast = step !== 'delivered' && steps.indexOf(step) < at;
    const time = reachedAt[step];
    return {
      label: intl.formatMessage({ id: isPast ? `orders.progress.${step}.past` : `orders.progress.${step}` }),
      ...(time !== null && { time: formatTime(language, time) }),
    };
  };
  return (
    <div className={classes.steps}>
      <OrderProgress
        label={intl.formatMessage({ id: 'orders.progress.label' }, { name })}
        doneLabel={intl.formatMessage({ id: 'orders.progress.done' })}
        current={at < 0 ? undefined : (at as 0 | 1 | 2)}
        steps={[stepOf('in_processing'), stepOf('out_for_delivery'), stepOf('delivered')]}
      />
    </div>
  );
}

/** When the lunch arrives or arrived, and the time by which it should be eaten. */
function TodayTimes({ delivery, now }: { delivery: Delivery; now: Date }) {
  const intl = useIntl();
  const language = useLanguage();
  const timeText = useTimeText(now);
  const { deliveryWindow } = useBusinessSettings();
  const { on, status, deliveredAt, eatBy } = delivery;
  const arrival =
    status === 'delivered' ? null : arrivalWindow(on, deliveryWindow, eatBy === null ? null : new Date(eatBy), now);
  const overdue = overdueSince(delivery, deliveryWindow, now);
  const time = (at: string | Date) => <bdi>{formatTime(language, at)}</bdi>;
  // A full hour has no minutes, as in the list of deliveries.
  const clock = (at: Date) => <bdi>{formatTime(language, at).replace(':00', '')}</bdi>;
  const left = eatBy === null ? null : timeText.left(eatBy);
  return (
    <ul className={classes.times}>
      <li>
        <IconClockHour4 size={16} stroke={1.75} aria-hidden />
        <span>
          {status === 'delivered' && deliveredAt !== null && (
            <FormattedMessage id="order.delivery.since.delivered" values={{ time: time(deliveredAt) }} />
          )}
          {arrival !== null && (
            <FormattedMessage
              id="order.delivery.arrives"
              values={{ from: clock(arrival.from), until: clock(arrival.until) }}
            />
          )}
          {overdue === null && status !== 'delivered' && arrival === null && <FormattedMessage id="board.late" />}
          {overdue !== null && (
            <>
              <FormattedMessage id="order.delivery.overdue" values={{ time: clock(overdue) }} />{' '}
              <TextLink renderRoot={(props) => <Link to="/contact" {...props} />}>
                <FormattedMessage id="safety.ask" />
              </TextLink>
            </>
          )}
        </span>
      </li>
      {eatBy !== null && (
        <li>
          <IconToolsKitchen2 size={16} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage id="board.eatBy" values={{ time: clock(new Date(eatBy)) }} />
            {left && (
              <>
                {' · '}
                {intl.formatMessage({ id: `time.left.${left.leads}` }, { time: left.time })}
              </>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}
