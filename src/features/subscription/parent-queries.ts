import { getListApplicantsSuspenseQueryOptions } from '#src/api/generated/applicants/applicants.ts';
import { getListCurrentOrdersSuspenseQueryOptions } from '#src/api/generated/orders/orders.ts';

/** The parent's children (operation `listApplicants`); the panel shows a failure in its own place. */
export function parentStudentsQuery() {
  return getListApplicantsSuspenseQueryOptions();
}

/** What runs already (operation `listCurrentOrders`): a new subscription may not overlap with it. */
export function parentOrdersQuery() {
  return getListCurrentOrdersSuspenseQueryOptions({ per_page: 100 });
}
