import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { offDayHistoryQuery } from '#src/api/off-days.ts';
import type { ActionOffer } from '#src/domain/action-offer.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AllowanceSegments } from '#src/ui/feedback/allowance-meter.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { actionState } from '#src/features/orders/detail/action-state.ts';
import { ActionFact, ActionTile } from '#src/features/orders/detail/action-tile.tsx';
import { useClosedText } from '#src/features/orders/detail/use-closed-text.tsx';

type OffDaysTileProps = { subscription: Subscription; offer: ActionOffer; onAddOffDays: () => void };

/** A tile for the off days of a running subscription (row H03), with the number left this month. */
export function OffDaysTile({ subscription, offer, onAddOffDays }: OffDaysTileProps) {
  const now = useServerNow();
  const { offDaysPerMonth, pauseNoticeHours } = useBusinessSettings();
  const state = actionState(offer, now);
  const closed = useClosedText(now)(state, {
    month_used: {
      title: <FormattedMessage id="order.offDays.monthUsed" />,
      text: <FormattedMessage id="order.offDays.monthUsed.text" />,
    },
    allowance_used: {
      title: <FormattedMessage id="order.offDays.allowanceUsed" />,
      text: <FormattedMessage id="order.offDays.allowanceUsed.text" />,
    },
    overlap: {
      title: <FormattedMessage id="order.offDays.overlap" />,
      text: <FormattedMessage id="order.offDays.overlap.text" />,
    },
    too_late: {
      title: <FormattedMessage id="order.offDays.tooLate" />,
      text: <FormattedMessage id="order.offDays.tooLate.text" values={{ hours: pauseNoticeHours }} />,
    },
  });

  return (
    <ActionTile
      icon={<IconCalendarOff size={22} stroke={1.75} />}
      tone="info"
      title={<FormattedMessage id="order.offDays.title" />}
      text={<FormattedMessage id="order.offDays.text" values={{ limit: offDaysPerMonth }} />}
      closed={closed}
      action={
        closed === undefined && (
          <Button variant="secondary" size="small" onClick={onAddOffDays}>
            <FormattedMessage id="order.offDays.action" />
          </Button>
        )
      }
    >
      <Allowance subscription={subscription} now={now} />
    </ActionTile>
  );
}

/** The student's off days of this month; nothing until they are loaded. */
function Allowance({ subscription, now }: { subscription: Subscription; now: Date }) {
  const language = useLanguage();
  const { data } = useQuery(offDayHistoryQuery(subscription.studentId));
  const today = riyadhDateOf(now);
  const allowance = data?.allowances.find(({ month }) => month === monthOf(today));
  if (!allowance) return null;
  const { used, limit } = allowance;
  const month = formatDate(language, today, 'monthName');
  return (
    <ActionFact icon={<AllowanceSegments used={used} limit={limit} />}>
      <FormattedMessage id="orders.offDays.used" values={{ used, limit, month }} />
    </ActionFact>
  );
}
