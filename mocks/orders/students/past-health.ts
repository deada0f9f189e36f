import type { ApplicantRecord } from '#mocks/store/order-records.ts';

type Health = Pick<ApplicantRecord, 'allergens' | 'health_issues'>;

/** Keeps a student’s health before a change of it. */
export function keepHealth(record: ApplicantRecord, now: Date): void {
  const { allergens, health_issues } = record;
  record.past_health.push({
    allergens: allergens.map((each) => ({ ...each })),
    health_issues: health_issues.map((each) => ({ ...each })),
    until: now.toISOString(),
  });
}

/** A student’s health as it was known at an instant. */
export function healthAt(record: ApplicantRecord, at: Date): Health {
  return record.past_health.find(({ until }) => at < new Date(until)) ?? record;
}
