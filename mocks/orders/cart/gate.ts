import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import type { MealFacts } from '#src/domain/meal-safety.ts';
import { menuOn } from '#src/domain/menu.ts';
import { sellablePackages, isAcknowledged, type PackageGate, packageGate } from '#src/domain/package-gate.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { deliveryDayCount, subscriptionPeriod } from '#src/domain/subscription-period.ts';
import { mealOf, menuPlanOf } from '#mocks/orders/menus.ts';
import { mealFacts, needsOf } from '#mocks/orders/students/meal-needs.ts';
import { numbers, placeOf, studentOf, vacationsAt } from '#mocks/orders/subscriptions/subscription.ts';
import { db } from '#mocks/store/db.ts';
import type { ApplicantRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import type { PackageRecord } from '#mocks/store/public-records.ts';

/** A dish as the rule reads it. */
export type GateMeal = MealFacts & { id: number };

/** A subscription that is not paid yet: its student, package and days. */
export type GatedChoice = Pick<SubOrderRecord, 'applicant_id' | 'package' | 'count' | 'start_date' | 'vacancy'>;

/** The days with a lunch. */
function lunchDays(
  { package: bought, count, start_date, vacancy }: GatedChoice,
  student: ApplicantRecord,
): CivilDate[] {
  return subscriptionPeriod({
    startsOn: start_date,
    dayCount: deliveryDayCount(bought.frequency, count, numbers),
    vacations: vacationsAt(placeOf(student)),
    offDays: vacancy,
  }).deliveryDays;
}

function gateOn(days: readonly CivilDate[], offer: PackageRecord, student: ApplicantRecord, now: Date) {
  const plan = menuPlanOf(offer, now);
  const known = new Map<number, GateMeal>();
  const factsOf = (id: number) => {
    const facts = known.get(id) ?? { id, ...mealFacts(mealOf(id)) };
    known.set(id, facts);
    return facts;
  };
  const lunches = days.map((on) => ({ on, meals: menuOn(on, plan).mealIds.map(factsOf) }));
  const facts = { id: offer.id, excludedAllergens: offer.excluded_allergens };
  return packageGate(needsOf(student), facts, lunches, plan.mealIds.map(factsOf));
}

/** Whether the package of a subscription fits its student now: the present menu against the present profile. */
export function gateOf(choice: GatedChoice, now: Date): PackageGate<GateMeal> {
  const student = studentOf(choice);
  const offer = db.packages.findFirst((query) => query.where({ id: choice.package.id }));
  if (!offer) throw new Error(`Package ${choice.package.id} was never there`);
  return gateOn(lunchDays(choice, student), offer, student, now);
}

/** The other packages that can be bought for the student on the same days, the best first. */
export function otherPackages(choice: GatedChoice, now: Date) {
  const student = studentOf(choice);
  const days = lunchDays(choice, student);
  const offers = db.packages
    .all()
    .filter(({ id, is_active }) => is_active && id !== choice.package.id)
    .filter(({ min_age, max_age }) => {
      const limits = packageAgeLimits(numbers, { minAge: min_age, maxAge: max_age });
      return isAgeAllowedOn(student.birth_date, choice.start_date, limits);
    })
    .toSorted((a, b) => a.id - b.id)
    .map((offer) => ({ offer, gate: gateOn(days, offer, student, now) }));
  return sellablePackages(offers);
}

/** Whether nothing is left to acknowledge. */
export function isSettled(
  gate: PackageGate<unknown>,
  kept: SubOrderRecord['acknowledgement'],
  sent: readonly string[],
) {
  return isAcknowledged(gate, [...(kept?.findings ?? []), ...sent]);
}
