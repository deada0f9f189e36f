import type { Snapshot } from '../db.ts';
import type { orderRecordSchemas } from '../order-records.ts';
import type { SeedTime } from './seed-time.ts';

type OrderRecords = Pick<Snapshot, keyof typeof orderRecordSchemas>;

/** Students, orders and payments of the parents. */
export function seedOrderRecords(_time: SeedTime): OrderRecords {
  return {
    applicants: [],
    orders: [],
    subOrders: [],
    payments: [],
    savedCards: [],
    offDayRequests: [],
    cancelledDeliveries: [],
    reviews: [],
    idempotencyKeys: [],
  };
}
