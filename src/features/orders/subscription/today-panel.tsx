import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Subscription } from '#src/domain/subscription.ts';
import { usePackageMeals } from '#src/api/package-meals.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LunchBox } from '#src/ui/illustrations/lunch-box.tsx';
import { dayBox, packageBox } from '#src/ui/illustrations/meal-box.ts';
import { Panel } from '#src/ui/layout/panel.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { hasUnknownLunch, lunchToday } from './lunch-today.ts';
import classes from './today-panel.module.css';
import { useDeliveries } from './use-deliveries.ts';

const picturesOf = (meals: readonly { imageUrl: string | null }[]) => meals.flatMap(({ imageUrl }) => imageUrl ?? []);

type TodayPanelProps = {
  subscription: Subscription;
  today: CivilDate;
  /** A button below the text. */
  action?: ReactNode;
};

/**
 * A panel with the next lunch: its progress and its content, or its date. If a subscription's days are needed for that and
 * could not be loaded, it renders nothing, because "no lunch today" might be wrong.
 */
export function TodayPanel({ subscription, today, action }: TodayPanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { deliveries, isKnown, isError } = useDeliveries(subscription, today);
  const lunch = lunchToday(subscription, deliveries, today);
  const name = <DataText text={nameOf(language, subscription.student)} />;
  const meals = deliveries.find(({ on }) => on === today)?.meals ?? [];
  const spoken = (on: string) => <bdi>{formatDate(language, on, 'spoken')}</bdi>;
  const packageMeals = usePackageMeals(subscription.package.id);
  const isToday = lunch.at === 'progress' || lunch.at === 'planned';

  if (!isKnown && hasUnknownLunch(subscription)) return isError ? null : <Skeleton height={250} radius={28} />;
  return (
    <Panel component="section" tone="deep" className={classes.panel} aria-labelledby="today-lunch">
      <div>
        <p className={classes.date}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {/* The pill can be narrower than the date, so the date may wrap here. */}
          <bdi>{formatDate(language, today, 'spoken').replaceAll('\u00a0', ' ')}</bdi>
        </p>
        <h2 className={classes.title} id="today-lunch">
          {lunch.at === 'progress' ? (
            <FormattedMessage
              id={`orders.lead.${lunch.progress}`}
              values={{ name, target: subscription.deliveryTarget }}
            />
          ) : (
            <FormattedMessage id={`orders.lead.${lunch.at}`} values={{ name }} />
          )}
        </h2>
        {isToday && meals.length > 0 && (
          <p className={classes.text}>{intl.formatList(meals.map((meal) => nameOf(language, meal)))}</p>
        )}
        {/* The room of the dish, so that the button below does not move. */}
        {isToday && !isKnown && !isError && <p className={classes.text} aria-hidden />}
        {lunch.at === 'first' && (
          <p className={classes.text}>
            <FormattedMessage id="orders.lead.first.text" values={{ date: spoken(lunch.on) }} />
          </p>
        )}
        {lunch.at === 'none' && lunch.nextOn !== null && (
          <p className={classes.text}>
            <FormattedMessage id="orders.lead.none.text" values={{ name, date: spoken(lunch.nextOn) }} />
          </p>
        )}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
      <div className={classes.picture}>
        <LunchBox
          {...(isToday
            ? dayBox(
                subscription.package,
                meals.map(({ imageUrl }) => imageUrl),
              )
            : packageBox(subscription.package, picturesOf(packageMeals)))}
          className={classes.box}
        />
      </div>
    </Panel>
  );
}
