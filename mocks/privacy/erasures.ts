import type { Erasure } from '#src/api/generated/zod/schemas.ts';
import { erasureCancellableUntil, erasureTakesEffectAt, keptAfterErasure } from '#src/domain/erasure.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import type { ErasureRecord } from '#mocks/store/privacy-records.ts';
import {
  lunchDaysOf,
  ordersById,
  ordersOf,
  periodOf,
  waitsForPayment,
} from '#mocks/orders/subscriptions/subscription.ts';
import { eraseAccount, eraseStudent } from './erase.ts';

/** The ids of the students in the scope of an erasure, deleted ones included. */
function studentsIn({ user_id, applicant_id }: ErasureRecord): number[] {
  const own = db.applicants.findMany((query) => query.where({ user_id })).map(({ id }) => id);
  return applicant_id === null ? own : own.filter((id) => id === applicant_id);
}

/** The last day with a lunch, also of a cancelled subscription: its next lunches are cooked all the same. */
function lastLunchOn(erasure: ErasureRecord): CivilDate | null {
  const ids = studentsIn(erasure);
  const days = db.subOrders
    .findMany((query) => query.where(({ applicant_id }) => ids.includes(applicant_id)))
    .filter(({ order_id }) => ordersById(order_id).some(({ status }) => status === 'paid'))
    .flatMap((subOrder) => lunchDaysOf(subOrder, periodOf(subOrder)));
  return days.toSorted().at(-1) ?? null;
}

const takesEffectAt = (erasure: ErasureRecord) =>
  erasureTakesEffectAt(new Date(erasure.requested_at), lastLunchOn(erasure));

function keptBy(erasure: ErasureRecord, at: Date): ErasureRecord['kept'] {
  const { scope, user_id, applicant_id } = erasure;
  const consents = db.consents.findMany((query) => query.where({ user_id }));
  const data = {
    invoicedAt: ordersOf(user_id).flatMap(({ paid_at }) => (paid_at === null ? [] : [new Date(paid_at)])),
    hasConsents: consents.some((each) => scope === 'account' || each.applicant_id === applicant_id),
  };
  return keptAfterErasure(scope === 'account' ? 'account' : 'student', data, at).map(({ reason, keptUntil }) => ({
    reason_code: reason,
    end_date: keptUntil,
  }));
}

/** An erasure in the form of the contract. */
export function shownErasure(erasure: ErasureRecord): Erasure {
  const { id, scope, applicant_id, requested_at, cancelled_at, completed_at } = erasure;
  const at = completed_at === null ? takesEffectAt(erasure) : new Date(completed_at);
  return {
    id,
    scope,
    applicant_id,
    status: cancelled_at !== null ? 'cancelled' : completed_at !== null ? 'completed' : 'pending',
    requested_at,
    cancellable_until: erasureCancellableUntil(new Date(requested_at)).toISOString(),
    takes_effect_at: at.toISOString(),
    completed_at,
    kept: completed_at === null ? keptBy(erasure, at) : [...erasure.kept],
  };
}

/** A parent's erasures, the newest first. */
export function erasuresOf(userId: number): Erasure[] {
  return db.erasures
    .findMany((query) => query.where({ user_id: userId }))
    .toSorted((a, b) => b.id - a.id)
    .map(shownErasure);
}

/** The erasures that are neither cancelled nor carried out. */
export const pendingErasures = () =>
  db.erasures.findMany((query) => query.where({ cancelled_at: null, completed_at: null }));

/** Carries out the erasures that are due. */
export async function carryOutErasures(now: Date): Promise<void> {
  for (const erasure of pendingErasures()) {
    // An open payment may still become a subscription.
    if (takesEffectAt(erasure) > now || studentsIn(erasure).some((id) => waitsForPayment(id, now))) continue;
    const kept = keptBy(erasure, now);
    for (const id of studentsIn(erasure)) await eraseStudent(id, now);
    if (erasure.scope === 'account') await eraseAccount(erasure.user_id, now);
    await db.erasures.update((query) => query.where({ id: erasure.id }), {
      data(record) {
        record.completed_at = now.toISOString();
        record.kept = kept;
      },
    });
  }
}
