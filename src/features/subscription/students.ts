import type { Applicant } from '#src/api/generated/model/applicant.ts';
import type { Order } from '#src/api/generated/model/order.ts';
import type { SubOrder } from '#src/api/generated/model/subOrder.ts';
import type { Language } from '#src/domain/language.ts';
import { isRunning } from '#src/domain/order-states.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import type { StudentFacts } from './checked-choice.ts';
import type { SubscriptionChoice } from './subscription-choice.ts';

/** A child as the panel shows and checks it. */
export interface Student {
  id: number;
  name: string;
  level: string;
  facts: StudentFacts;
  /** The line that stands in the cart for the child. */
  ordered: { packageId: number; packageName: string; choice: SubscriptionChoice } | null;
}

/**
 * Puts together what the panel needs of each child: the vacations of its school and region, the subscriptions it has and the
 * off days in them (the allowance of a month is the student's), and its line in the cart.
 */
export function toStudents(
  applicants: readonly Applicant[],
  orders: readonly Order[],
  draft: Order | null,
  vacations: ReadonlyMap<number | null, OfficialVacation[]>,
  language: Language,
): Student[] {
  return applicants.map((applicant) => {
    const own = orders
      .flatMap(({ sub_orders }) => sub_orders)
      .filter(({ applicant_id, status }) => applicant_id === applicant.id && isRunning(status));
    const line = draft?.sub_orders.find(({ applicant_id }) => applicant_id === applicant.id);
    return {
      id: applicant.id,
      name: localized(language, applicant.name, applicant.arabic_name),
      level: nameOf(language, applicant.educational_level),
      facts: {
        birthDate: applicant.birth_date,
        vacations: vacationsFor(vacations.get(applicant.school_id) ?? vacations.get(null) ?? [], {
          schoolId: applicant.school_id,
          regionId: applicant.school.region_id,
        }),
        otherSubscriptions: own.map((subOrder) => ({
          startsOn: subOrder.start_date,
          endsOn: subOrder.end_date,
          packageName: nameOf(language, subOrder.package),
        })),
        offDaysElsewhere: applicant.vacancy,
      },
      ordered: line
        ? { packageId: line.package.id, packageName: nameOf(language, line.package), choice: choiceOf(line) }
        : null,
    };
  });
}

function choiceOf(line: SubOrder): SubscriptionChoice {
  return {
    applicantId: line.applicant_id,
    typedCount: String(line.number_of_months ?? line.number_of_weeks ?? 1),
    startsOn: line.start_date,
    offDays: line.vacancy.toSorted(),
  };
}
