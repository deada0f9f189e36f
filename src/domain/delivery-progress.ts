import { defaultBusinessSettings } from './business-settings.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

/** The progress of a day's lunch. */
export type DeliveryProgress = 'scheduled' | 'in_processing' | 'out_for_delivery' | 'delivered';

/** The times at which a day's lunch is cooked, leaves and arrives: Riyadh time, `HH:MM`, in this order. */
export interface DeliveryClock {
  cookedFrom: string;
  leavesAt: string;
  deliveredBy: string;
}

const { deliveryWindow } = defaultBusinessSettings;

/**
 * The usual times of a school day: cooked in the morning (the hour is a proposal), then sent out and delivered in the
 * delivery window.
 */
export const defaultDeliveryClock: DeliveryClock = {
  cookedFrom: '06:00',
  leavesAt: deliveryWindow.startsAt,
  deliveredBy: deliveryWindow.endsAt,
};

/** The times of a day on which lunches arrive some minutes later, at the end of the day at the latest. */
export function laterClock(clock: DeliveryClock, minutes: number): DeliveryClock {
  const [hour = 0, minute = 0] = clock.deliveredBy.split(':').map(Number);
  const at = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59);
  const two = (value: number) => String(value).padStart(2, '0');
  return { ...clock, deliveredBy: `${two(Math.floor(at / 60))}:${two(at % 60)}` };
}

/** The progress of a day's lunch by the clock. */
export function deliveryProgress(on: CivilDate, now: Date, clock: DeliveryClock): DeliveryProgress {
  if (now >= instantInRiyadh(on, clock.deliveredBy)) return 'delivered';
  if (now >= instantInRiyadh(on, clock.leavesAt)) return 'out_for_delivery';
  return now >= instantInRiyadh(on, clock.cookedFrom) ? 'in_processing' : 'scheduled';
}

/** When a day's lunch reached each step; null for a future step. */
export interface ProgressInstants {
  inProcessingAt: Date | null;
  outForDeliveryAt: Date | null;
  deliveredAt: Date | null;
}

/** When a day's lunch reached each step by the clock. */
export function progressInstants(on: CivilDate, now: Date, clock: DeliveryClock): ProgressInstants {
  const reached = (time: string) => {
    const at = instantInRiyadh(on, time);
    return now >= at ? at : null;
  };
  return {
    inProcessingAt: reached(clock.cookedFrom),
    outForDeliveryAt: reached(clock.leavesAt),
    deliveredAt: reached(clock.deliveredBy),
  };
}

/** The eat-by time of a day's lunch: `eatWithinHours` (12) after cooking started. */
export function eatBy(on: CivilDate, clock: DeliveryClock, eatWithinHours: number): Date {
  return new Date(instantInRiyadh(on, clock.cookedFrom).getTime() + eatWithinHours * 3_600_000);
}
