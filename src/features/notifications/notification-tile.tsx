import {
  IconBell,
  IconCalendarCheck,
  IconCalendarOff,
  IconCircleCheck,
  IconClockExclamation,
  IconCreditCardOff,
  IconEye,
  IconHourglassHigh,
  IconMapPin,
  IconPlant2,
  IconReceipt,
  IconReceiptRefund,
  IconRefresh,
  IconSchoolOff,
  IconSpeakerphone,
  IconToolsKitchen2,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Notification, NotificationType } from '#src/domain/notification.ts';
import classes from './notification-row.module.css';

type Variant = { Icon: TablerIcon; tone: 'info' | 'pine' | 'lime' | 'warm' | 'error' | 'plain'; flips?: boolean };

const variants: Record<NotificationType, Variant> = {
  order_confirmed: { Icon: IconReceipt, tone: 'lime' },
  delivery_out: { Icon: IconTruckDelivery, tone: 'info', flips: true },
  delivered: { Icon: IconCircleCheck, tone: 'pine' },
  lunch_changed: { Icon: IconToolsKitchen2, tone: 'warm' },
  off_day_added: { Icon: IconCalendarOff, tone: 'info' },
  off_day_taken_back: { Icon: IconCalendarCheck, tone: 'info' },
  subscription_ending: { Icon: IconClockExclamation, tone: 'warm' },
  subscription_ended: { Icon: IconPlant2, tone: 'lime' },
  payment_failed: { Icon: IconCreditCardOff, tone: 'error' },
  refund: { Icon: IconReceiptRefund, tone: 'info', flips: true },
  off_day_deadline: { Icon: IconHourglassHigh, tone: 'warm' },
  school_closed: { Icon: IconSchoolOff, tone: 'warm' },
  subscription_renewed: { Icon: IconRefresh, tone: 'lime' },
  order_place_kept: { Icon: IconMapPin, tone: 'warm' },
  guardian_access: { Icon: IconEye, tone: 'info' },
  announcement: { Icon: IconSpeakerphone, tone: 'warm', flips: true },
};

// A newer server may send types that this version of the app does not know.
const unknown: Variant = { Icon: IconBell, tone: 'plain' };

/** An icon for the type of a notification; the title expresses the type in words. */
export function NotificationTile({ type }: Pick<Notification, 'type'>) {
  const { Icon, tone, flips = false } = type === null ? unknown : variants[type];
  return (
    <span className={classes.tile} data-tone={tone} aria-hidden>
      <Icon size={20} stroke={1.75} {...(flips && { 'data-flip': true })} />
    </span>
  );
}
