import { useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { useOffDayTexts } from '#src/features/orders/off-days/facts/use-off-day-texts.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SchoolCalendar } from '#src/ui/calendar/school-calendar.tsx';
import { renewalDays } from './renewal-days.ts';
import type { RenewalPlan } from './use-renewal-plans.ts';

const legend = [
  ['last-before', 'renewal.legend.last'],
  ['gap', 'renewal.legend.gap'],
  ['first', 'subscribe.legend.first'],
  ['delivery', 'subscribe.legend.delivery'],
  ['off', 'subscribe.legend.off'],
  ['vacation', 'subscribe.legend.vacation'],
] as const;

interface RenewalCalendarProps {
  plan: RenewalPlan;
  gap: readonly string[];
  period: SubscriptionPeriod;
}

/** The end of a subscription, the start of its renewal, and the school days without lunch between them (row G33). */
export function RenewalCalendar({ plan, gap, period }: RenewalCalendarProps) {
  const intl = useIntl();
  const language = useLanguage();
  const texts = useOffDayTexts(useBusinessSettings());
  const now = useServerNow();
  const { subscription, deliveries, vacations } = plan;
  const { endsOn } = subscription;
  const dayState = renewalDays(
    { endsOn, deliveries, gap, period, vacations },
    { day: (day) => intl.formatMessage({ id: `renewal.day.${day}` }), closed: texts.closed },
  );
  return (
    <SchoolCalendar
      language={language}
      todayOn={riyadhDateOf(now)}
      months={2}
      firstMonth={monthOf(subscription.startsOn)}
      lastMonth={monthOf(period.endsOn)}
      initialOn={endsOn}
      dayState={dayState}
      onPick={() => undefined}
      texts={{
        name: intl.formatMessage({ id: 'renewal.calendar.name' }, { name: nameOf(language, subscription.student) }),
        previousMonth: intl.formatMessage({ id: 'subscribe.calendar.previous' }),
        nextMonth: intl.formatMessage({ id: 'subscribe.calendar.next' }),
        today: intl.formatMessage({ id: 'subscribe.calendar.today' }),
      }}
      legend={legend.map(([state, id]) => ({ state, label: intl.formatMessage({ id }) }))}
    />
  );
}
