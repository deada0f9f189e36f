import { IconArrowDown, IconCalendarX, IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { ActionOffer } from '#src/domain/action-offer.ts';
import { useServerNow } from '#src/api/server-now.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatClockTime } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { actionState } from '#src/features/orders/detail/action-state.ts';
import { ActionFact, ActionTile } from '#src/features/orders/detail/action-tile.tsx';
import { useClosedText } from '#src/features/orders/detail/use-closed-text.tsx';

type CancelDeliveryTileProps = {
  offer: ActionOffer;
  /** The next day with a lunch that can be cancelled; null until it is known. */
  nextOn: CivilDate | null;
  /** Scrolls to the deliveries. */
  onShow: () => void;
};

/** A tile that explains how to cancel single lunches (row H04), with a button that scrolls to them. */
export function CancelDeliveryTile({ offer, nextOn, onShow }: CancelDeliveryTileProps) {
  const now = useServerNow();
  const { cancelNoticeHours, deliveryWindow } = useBusinessSettings();
  const time = <bdi key="time">{formatClockTime(useLanguage(), deliveryWindow.startsAt)}</bdi>;
  const closed = useClosedText(now)(actionState(offer, now), {
    no_delivery_left: {
      title: <FormattedMessage id="order.cancelDay.no_delivery_left" />,
      text: <FormattedMessage id="order.cancelDay.no_delivery_left.text" values={{ hours: cancelNoticeHours, time }} />,
    },
  });

  return (
    <ActionTile
      icon={<IconCalendarX size={22} stroke={1.75} />}
      tone="warm"
      title={<FormattedMessage id="order.cancelDay.title" />}
      text={<FormattedMessage id="order.cancelDay.text" />}
      closed={closed}
      action={
        closed === undefined && (
          <Button
            variant="secondary"
            size="small"
            icon={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
            onClick={onShow}
          >
            <FormattedMessage id="order.cancelDay.action" />
          </Button>
        )
      }
    >
      {nextOn !== null && (
        <ActionFact icon={<IconClock size={16} stroke={1.75} aria-hidden />}>
          <FormattedMessage id="order.cancelDay.next" values={{ date: <DateText on={nextOn} variant="day" /> }} />
        </ActionFact>
      )}
    </ActionTile>
  );
}
