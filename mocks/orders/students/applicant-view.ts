import type { Applicant } from '#src/api/generated/zod/schemas.ts';
import { monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord } from '#mocks/store/order-records.ts';
import { areaOf } from './addresses.ts';
import { allergensOf, currentLookups, healthIssuesOf } from './served-student.ts';
import { offDaysOf, paidSubscriptions, runningSubscriptions } from '#mocks/orders/subscriptions/subscription.ts';

/** A parent’s student; undefined for another parent’s. */
export function ownApplicant(id: number, userId: number): ApplicantRecord | undefined {
  return db.applicants.findFirst((query) => query.where({ id, user_id: userId, is_active: true }));
}

/** The student that a list is filtered by; undefined without one, null if the parent has no such student. */
export function studentOfFilter(
  id: number | undefined,
  parent: { id: number } | null,
): ApplicantRecord | null | undefined {
  if (id === undefined) return undefined;
  return parent === null ? null : (ownApplicant(id, parent.id) ?? null);
}

/**
 * A student in the form of the contract, with the names of school, level, area and health, and the current
 * subscription.
 */
export function shownApplicant(record: ApplicantRecord, now: Date): Applicant {
  const { user_id: _userId, past_health: _pastHealth, home_address, ...applicant } = record;
  const lookups = currentLookups();
  const school = lookups.schools.find(({ id }) => id === record.school_id);
  const level = lookups.educationalLevels.find(({ id }) => id === record.educational_level_id);
  if (!school || !level) throw new Error(`Applicant ${record.id} has a school or level that was never there`);
  // Subscriptions never overlap: if one has started, it is the first.
  const [current] = runningSubscriptions(record.id, now).toSorted((a, b) =>
    a.period.startsOn.localeCompare(b.period.startsOn),
  );
  const thisMonth = monthOf(riyadhDateOf(now));
  return {
    ...applicant,
    school: {
      id: school.id,
      name: school.name,
      arabic_name: school.arabic_name,
      address: school.address,
      arabic_address: school.arabic_address,
      region_id: school.region_id,
    },
    educational_level: { id: level.id, name: level.name, arabic_name: level.arabic_name },
    health_issues: healthIssuesOf(record, lookups),
    allergens: allergensOf(record, lookups),
    home_address: home_address && { ...home_address, ...areaOf(home_address, lookups) },
    has_active_sub_order: current !== undefined,
    active_sub_order: current
      ? {
          sub_order_id: current.subOrder.id,
          order_id: current.order.id,
          status: current.status,
          package: current.subOrder.package,
          start_date: current.period.startsOn,
          end_date: current.period.endsOn,
        }
      : null,
    vacancy: paidSubscriptions(record.id, now)
      .flatMap(({ period }) => offDaysOf(period))
      .filter((day) => monthOf(day) >= thisMonth)
      .toSorted(),
  };
}
