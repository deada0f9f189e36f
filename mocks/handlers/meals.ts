import { mealSafety } from '#src/domain/meal-safety.ts';
import { needsWithout } from '#src/domain/student-needs.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { mealFacts } from '#mocks/orders/students/meal-needs.ts';
import { texts } from '#mocks/replies/texts.ts';

/** The meals, with allergens and nutrition. */
export const mealHandlers: HandlersOf<UserRecord, 'listMeals' | 'getMeal'> = {
  listMeals({ query, language }) {
    const { category, package_id, exclude_allergens: excluded = [] } = query;
    // Also the codes that forms do not offer any more: old links contain them.
    const known = db.allergens.all().map(({ code }) => code);
    const unknown = excluded.flatMap((code, index): FieldError[] =>
      known.includes(code)
        ? []
        : [{ field: `exclude_allergens.${index}`, code: 'not_found', text: texts.allergenUnknown }],
    );
    if (unknown.length > 0) return errorReply(400, unknown, language);
    const inPackage =
      package_id === undefined
        ? undefined
        : (db.packages.findFirst((each) => each.where({ id: package_id, is_active: true }))?.meal_ids ?? []);
    const needs = needsWithout(excluded, known);
    const place = (id: number) => inPackage?.indexOf(id) ?? id;
    const fitting = db.meals
      .all()
      .filter(({ is_active }) => is_active)
      .filter((meal) => category === undefined || meal.category === category)
      .filter(({ id }) => inPackage === undefined || inPackage.includes(id))
      // A possible trace excludes a meal just as an ingredient does, and so does missing data.
      .filter((meal) => mealSafety(needs, mealFacts(meal)).verdict === 'safe')
      .toSorted((a, b) => place(a.id) - place(b.id));
    const { items, meta } = paged(fitting, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { meals: items }, meta } };
  },

  getMeal({ params, language }) {
    const meal = db.meals.findFirst((query) => query.where({ id: params.id }));
    return meal ? found({ meal }) : notFound(language);
  },
};
