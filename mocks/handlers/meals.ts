import { mealSafety } from '#src/domain/meal-safety.ts';
import { daysBetween } from '#src/domain/riyadh-date.ts';
import { needsWithout } from '#src/domain/student-needs.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { shownMenu } from '#mocks/orders/menus.ts';
import { vacationsAt } from '#mocks/orders/subscriptions/subscription.ts';
import { studentOfFilter } from '#mocks/orders/students/applicant-view.ts';
import { mealFacts, needsOf } from '#mocks/orders/students/meal-needs.ts';
import { texts } from '#mocks/replies/texts.ts';

/** The longest range of a menu, in days. */
const longestMenuDays = 62;

/** The meals, with allergens and nutrition, and the menus that they are planned in. */
export const mealHandlers: HandlersOf<UserRecord, 'listMeals' | 'getMeal' | 'listMenus'> = {
  listMeals({ query, user, language }) {
    const { category, package_id, applicant_id, exclude_allergens: excluded = [] } = query;
    // Also the codes that forms do not offer any more: old links contain them.
    const known = db.allergens.all().map(({ code }) => code);
    const unknown = excluded.flatMap((code, index): FieldError[] =>
      known.includes(code)
        ? []
        : [{ field: `exclude_allergens.${index}`, code: 'not_found', text: texts.allergenUnknown }],
    );
    const student = studentOfFilter(applicant_id, user);
    if (student === null) unknown.push({ field: 'applicant_id', code: 'not_found', text: texts.studentUnknown });
    if (unknown.length > 0) return errorReply(400, unknown, language);
    // A withdrawn package too: its paid subscriptions continue.
    const inPackage =
      package_id === undefined
        ? undefined
        : (db.packages.findFirst((each) => each.where({ id: package_id }))?.meal_ids ?? []);
    const needs = [needsWithout(excluded, known), ...(student ? [needsOf(student)] : [])];
    const place = (id: number) => inPackage?.indexOf(id) ?? id;
    const fitting = db.meals
      .all()
      .filter(({ is_active }) => is_active)
      .filter((meal) => category === undefined || meal.category === category)
      .filter(({ id }) => inPackage === undefined || inPackage.includes(id))
      // A possible trace excludes a meal just as an ingredient does, and so does missing data.
      .filter((meal) => needs.every((each) => mealSafety(each, mealFacts(meal)).verdict === 'safe'))
      .toSorted((a, b) => place(a.id) - place(b.id));
    const { items, meta } = paged(fitting, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { meals: items }, meta } };
  },

  getMeal({ params, language }) {
    const meal = db.meals.findFirst((query) => query.where({ id: params.id }));
    return meal ? found({ meal }) : notFound(language);
  },

  listMenus({ query, language, now }) {
    const { package_id, from, to, school_id } = query;
    const offer = db.packages.findFirst((each) => each.where({ id: package_id }));
    const school = school_id === undefined ? null : db.schools.findFirst((each) => each.where({ id: school_id }));
    const errors: FieldError[] = [
      ...(offer ? [] : [{ field: 'package_id', code: 'not_found', text: texts.packageUnknown } as const]),
      ...(to < from || daysBetween(from, to) >= longestMenuDays ? [{ field: 'to', code: 'invalid' } as const] : []),
      ...(school === undefined ? [{ field: 'school_id', code: 'not_found', text: texts.schoolUnknown } as const] : []),
    ];
    if (!offer || school === undefined || errors.length > 0) return errorReply(400, errors, language);
    const vacations = vacationsAt({ schoolId: school?.id ?? null, regionId: school?.region_id ?? null });
    return found({ menus: shownMenu(offer, { from, to }, vacations, now) });
  },
};
