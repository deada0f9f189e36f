import type { StudentAllergenConflict } from '#src/api/generated/zod/schemas.ts';
import { studentOf, subscriptionsOf } from '#mocks/orders/subscriptions/subscription.ts';
import type { FieldError } from '#mocks/replies/error-reply.ts';
import type { LocalizedText } from '#mocks/replies/localized-text.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord, OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { type GatedChoice, gateOf, isSettled, otherPackages } from './gate.ts';
import { shownCheck, shownDish } from './shown-check.ts';

/** One text for each student of a conflict. */
export function conflictTexts(conflicts: readonly StudentAllergenConflict[]): LocalizedText[] {
  return conflicts.map((conflict) => {
    const student = studentOf(conflict);
    return conflict.check.verdict === 'does_not_fit'
      ? texts.packageDoesNotFit(conflict.package, student)
      : texts.notAcknowledged(student);
  });
}

interface Judged {
  /** The acknowledgement to keep with the subscription. */
  acknowledgement: SubOrderRecord['acknowledgement'];
  /** Null if nothing prevents it. */
  conflict: StudentAllergenConflict | null;
}

/**
 * Compares the present menu with the present profile of a student. A package that does not fit is a conflict, and so is
 * a finding that is not acknowledged, if an acknowledgement was sent or is required.
 * @param sent the findings that the call acknowledges; undefined if it acknowledges nothing
 */
export function judged(
  choice: GatedChoice,
  { kept, sent }: { kept: SubOrderRecord['acknowledgement']; sent: readonly string[] | undefined },
  { by, now, isRequired }: { by: string; now: Date; isRequired: boolean },
): Judged {
  const gate = gateOf(choice, now);
  const isOpen = !isSettled(gate, kept, sent ?? []);
  if (gate.verdict === 'does_not_fit' || (isOpen && (isRequired || sent !== undefined))) {
    const fitting_packages = otherPackages(choice, now).map(({ offer, gate: other }) => {
      const { id, name, arabic_name, category, frequency, number_of_days, image_url } = offer;
      return {
        package: { id, name, arabic_name, category, frequency, number_of_days, image_url },
        verdict: other.verdict,
        lunch_count: other.lunchCount,
        unsafe_count: other.blockedCount + other.checkCount,
      };
    });
    const { applicant_id, package: bought } = choice;
    const conflict = { applicant_id, package: { ...bought }, check: shownCheck(gate, kept), fitting_packages };
    return { acknowledgement: kept, conflict };
  }
  // What was not found is not kept: an acknowledgement must not cover what comes later.
  const found = gate.findings.filter((each) => sent?.includes(each) === true);
  if (found.length === 0) return { acknowledgement: kept, conflict: null };
  const acknowledgement = {
    acknowledged_at: now.toISOString(),
    acknowledged_by: by,
    findings: [...new Set([...(kept?.findings ?? []), ...found])],
    dishes: gate.dishes.map(shownDish),
  };
  return { acknowledgement, conflict: null };
}

/** What a parent acknowledges for one student. */
interface Sent {
  applicant_id: number;
  findings: string[];
}

/** The students of acknowledgements who are not in an order. */
export function unknownStudents(subOrders: readonly SubOrderRecord[], sent: readonly Sent[] = []): FieldError[] {
  return sent.flatMap(({ applicant_id }, index): FieldError[] =>
    subOrders.some((each) => each.applicant_id === applicant_id)
      ? []
      : [{ field: `acknowledgements.${index}.applicant_id`, code: 'not_found', text: texts.studentUnknown }],
  );
}

/**
 * Compares the present menu with the present profile of each student of an order that is about to be paid.
 * @returns what prevents the payment, and a function that keeps what the parent acknowledges
 */
export function judgedOrder(
  subOrders: readonly SubOrderRecord[],
  acknowledgements: readonly Sent[] | undefined,
  user: Pick<UserRecord, 'full_name'>,
  now: Date,
) {
  const results = subOrders.map((subOrder) => {
    const own = (acknowledgements ?? []).filter(({ applicant_id }) => applicant_id === subOrder.applicant_id);
    const sent = own.flatMap(({ findings }) => findings);
    const context = { by: user.full_name, now, isRequired: true };
    return { subOrder, ...judged(subOrder, { kept: subOrder.acknowledgement, sent }, context) };
  });
  const keep = async () => {
    for (const { subOrder, acknowledgement } of results) {
      if (acknowledgement === subOrder.acknowledgement) continue;
      await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
        data(record) {
          record.acknowledgement = acknowledgement;
        },
      });
    }
  };
  return { conflicts: results.flatMap(({ conflict }) => conflict ?? []), keep };
}

const isUnpaid = ({ status }: OrderRecord) => status === 'draft' || status === 'pending_payment';

/**
 * Takes back what was acknowledged, in orders that are not paid yet, about each health issue whose words the parent has
 * changed: the finding names the issue alone, and the acknowledgement covered the earlier words.
 */
export async function takeBackChangedIssues(before: ApplicantRecord, after: ApplicantRecord, now: Date): Promise<void> {
  const wordsIn = ({ health_issues }: ApplicantRecord, id: number) =>
    health_issues.find((each) => each.health_issue_id === id)?.description;
  const ids = [...before.health_issues, ...after.health_issues].map(({ health_issue_id }) => health_issue_id);
  const changed = ids.filter((id) => wordsIn(before, id) !== wordsIn(after, id)).map((id) => `issue:${id}`);
  for (const { subOrder, order } of subscriptionsOf(after.id, now)) {
    const kept = subOrder.acknowledgement;
    if (!isUnpaid(order) || kept?.findings.some((each) => changed.includes(each)) !== true) continue;
    const findings = kept.findings.filter((each) => !changed.includes(each));
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.acknowledgement = findings.length > 0 ? { ...kept, findings } : null;
      },
    });
  }
}
