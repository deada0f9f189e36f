import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { shownPackage } from '#mocks/orders/package-view.ts';

/** The packages that parents can subscribe to. */
export const packageHandlers: HandlersOf<UserRecord, 'listPackages' | 'getPackage'> = {
  listPackages({ query }) {
    const fitting = db.packages
      .all()
      .filter(({ is_active }) => is_active)
      .filter(({ category }) => query.category === undefined || category === query.category)
      .filter(({ min_age, max_age }) => query.age === undefined || (min_age <= query.age && query.age <= max_age))
      .filter(({ frequency }) => query.frequency === undefined || frequency === query.frequency)
      .toSorted((a, b) => a.id - b.id);
    const { items, meta } = paged(fitting, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { packages: items.map(shownPackage) }, meta } };
  },

  getPackage({ params, language }) {
    const record = db.packages.findFirst((query) => query.where({ id: params.id }));
    return record ? found({ package: shownPackage(record) }) : notFound(language);
  },
};
