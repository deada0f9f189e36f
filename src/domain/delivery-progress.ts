import { defaultBusinessSettings } from './business-settings.ts';
import { type CivilDate, instantInRiyadh } from './riyadh-date.ts';

/** How far a day's lunch has come. */
export type DeliveryProgress = 'scheduled' | 'in_processing' | 'out_for_delivery' | 'delivered';

/** When a day's lunch is cooked, leaves and has arrived: Riyadh time, `HH:MM`, in this order. */
export interface DeliveryClock {
  cookedFrom: string;
  leavesAt: string;
  deliveredBy: string;
}

const { deliveryWindow } = defaultBusinessSettings;

/** A school day's usual course: cooked in the morning (the hour is proposed), out and there in the delivery window. */
export const defaultDeliveryClock: DeliveryClock = {
  cookedFrom: '06:00',
  leavesAt: deliveryWindow.startsAt,
  deliveredBy: deliveryWindow.endsAt,
};

/** How far the lunch of a day has come by the clock. */
export function deliveryProgress(on: CivilDate, now: Date, clock: DeliveryClock): DeliveryProgress {
  if (now >= instantInRiyadh(on, clock.deliveredBy)) return 'delivered';
  if (now >= instantInRiyadh(on, clock.leavesAt)) return 'out_for_delivery';
  return now >= instantInRiyadh(on, clock.cookedFrom) ? 'in_processing' : 'scheduled';
}

/** When a day's lunch reached each step; null for a step that lies ahead. */
export interface ProgressInstants {
  inProcessingAt: Date | null;
  outForDeliveryAt: Date | null;
  deliveredAt: Date | null;
}

/** When the lunch of a day reached each step by the clock. */
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

/** Until when the day's lunch is to be eaten: `eatWithinHours` (12) after cooking began. */
export function eatBy(on: CivilDate, clock: DeliveryClock, eatWithinHours: number): Date {
  return new Date(instantInRiyadh(on, clock.cookedFrom).getTime() + eatWithinHours * 3_600_000);
}
