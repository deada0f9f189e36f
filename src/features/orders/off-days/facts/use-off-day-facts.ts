import { useSuspenseQueries } from '@tanstack/react-query';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import type { ApiError } from '#src/api/errors.ts';
import { studentQuery } from '#src/api/students.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import { type OffDayHistory, offDayHistoryQuery } from '#src/api/off-days.ts';
import { useOfficialVacations } from '#src/api/official-vacations.ts';
import type { Order } from '#src/domain/order.ts';
import type { Student } from '#src/domain/student.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import type { OffDayFacts } from './off-day-situation.ts';

interface Query<Data> {
  queryFnData: Data;
  error: ApiError;
}

/** Loads all data that the off-day rules need. Suspends while it loads; throws ApiError if it fails. */
export function useOffDayFacts(subscription: Subscription): OffDayFacts {
  const settings = useBusinessSettings();
  const now = useServerNow();
  const [student, deliveries, vacations, orders, draft] = useSuspenseQueries<
    [Query<Student>, Query<Delivery[]>, Query<OffDayHistory>, Query<Order[]>, Query<Order | null>]
  >({
    queries: [
      studentQuery(subscription.studentId),
      deliveriesQuery(subscription.id),
      offDayHistoryQuery(subscription.studentId),
      currentOrdersQuery(),
      draftOrderQuery(),
    ],
  });
  const { school } = student.data;
  const closures = useOfficialVacations([school.id], now);
  return {
    subscription,
    deliveries: deliveries.data,
    requests: vacations.data.requests,
    allowances: vacations.data.allowances,
    orders: orders.data,
    cart: draft.data,
    vacations: vacationsFor(closures.get(school.id) ?? [], { schoolId: school.id, regionId: school.regionId }),
    settings,
    now,
  };
}
