import { packageSafety } from '#src/domain/package-safety.ts';
import type { StudentNeeds } from '#src/domain/student-needs.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { PackageRecord, UserRecord } from '#mocks/store/public-records.ts';
import { errorReply, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { mealOf } from '#mocks/orders/menus.ts';
import { studentOfFilter } from '#mocks/orders/students/applicant-view.ts';
import { mealFacts, needsOf } from '#mocks/orders/students/meal-needs.ts';
import { shownPackage } from '#mocks/orders/package-view.ts';

/** Whether every meal of a package is safe, and the package is made for the issues that some packages are made for. */
function fits(offer: PackageRecord, needs: StudentNeeds): boolean {
  const meals = offer.meal_ids.map(mealOf).filter(({ is_active }) => is_active);
  const lunches = meals.map((meal) => ({ on: '', meals: [{ id: meal.id, ...mealFacts(meal) }] }));
  // Nothing is known about a package without meals.
  if (meals.length === 0) return false;
  return (
    packageSafety(needs, { id: offer.id, excludedAllergens: offer.excluded_allergens }, lunches).verdict === 'safe'
  );
}

/** The packages that parents can subscribe to. */
export const packageHandlers: HandlersOf<UserRecord, 'listPackages' | 'getPackage'> = {
  listPackages({ query, user, language }) {
    const student = studentOfFilter(query.applicant_id, user);
    if (student === null) {
      return errorReply(400, [{ field: 'applicant_id', code: 'not_found', text: texts.studentUnknown }], language);
    }
    const needs = student && needsOf(student);
    const fitting = db.packages
      .all()
      .filter(({ is_active }) => is_active)
      .filter(({ category }) => query.category === undefined || category === query.category)
      .filter(({ min_age, max_age }) => query.age === undefined || (min_age <= query.age && query.age <= max_age))
      .filter(({ frequency }) => query.frequency === undefined || frequency === query.frequency)
      .filter((offer) => needs === undefined || fits(offer, needs))
      .toSorted((a, b) => a.id - b.id);
    const { items, meta } = paged(fitting, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { packages: items.map(shownPackage) }, meta } };
  },

  getPackage({ params, language }) {
    const record = db.packages.findFirst((query) => query.where({ id: params.id }));
    return record ? found({ package: shownPackage(record) }) : notFound(language);
  },
};
