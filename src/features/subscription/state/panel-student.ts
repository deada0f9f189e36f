import type { Language } from '#src/domain/language.ts';
import { isRunning } from '#src/domain/order-states.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import { nameOf } from '#src/i18n/localized.ts';
import type { Order } from '#src/domain/order.ts';
import type { StudentSchedule } from './checked-choice.ts';
import type { SubscriptionChoice } from './subscription-state.ts';

/** A student's data for the panel and its checks. */
export interface PanelStudent {
  id: number;
  name: string;
  level: string;
  schedule: StudentSchedule;
  /** What the menu is compared with. */
  health: Pick<Student, 'id' | 'allergens' | 'healthIssues' | 'school'>;
  /** The student's subscription in the cart. */
  inCart: { packageId: number; packageName: string; choice: SubscriptionChoice } | null;
}

/**
 * Collects the data of each student for the panel: the vacations of the school and region, the running subscriptions
 * with their off days (a month's allowance is per student), and the subscription in the cart.
 */
export function toPanelStudents(
  students: readonly Student[],
  orders: readonly Order[],
  draft: Order | null,
  vacations: ReadonlyMap<number | null, OfficialVacation[]>,
  language: Language,
): PanelStudent[] {
  return students.map((student) => {
    const runningSubscriptions = orders
      .flatMap(({ subscriptions }) => subscriptions)
      .filter(({ studentId, status }) => studentId === student.id && isRunning(status));
    const subscription = draft?.subscriptions.find(({ studentId }) => studentId === student.id);
    return {
      id: student.id,
      name: nameOf(language, student),
      level: nameOf(language, student.educationalLevel),
      schedule: {
        birthDate: student.birthDate,
        vacations: vacationsFor(vacations.get(student.school.id) ?? vacations.get(null) ?? [], {
          schoolId: student.school.id,
          regionId: student.school.regionId,
        }),
        otherSubscriptions: runningSubscriptions.map((running) => ({
          startsOn: running.startsOn,
          endsOn: running.endsOn,
          packageName: nameOf(language, running.package),
        })),
        offDaysElsewhere: student.offDays,
      },
      health: student,
      inCart: subscription
        ? {
            packageId: subscription.package.id,
            packageName: nameOf(language, subscription.package),
            choice: choiceOf(subscription),
          }
        : null,
    };
  });
}

/** The student's choice in the cart, if it is for this package. */
export function choiceInCart({ inCart }: Pick<PanelStudent, 'inCart'>, packageId: number): SubscriptionChoice | null {
  return inCart?.packageId === packageId ? inCart.choice : null;
}

function choiceOf({ studentId, count, startsOn, offDays }: Subscription): SubscriptionChoice {
  return {
    studentId,
    typedCount: String(count),
    startsOn,
    offDays: offDays.toSorted(),
  };
}
