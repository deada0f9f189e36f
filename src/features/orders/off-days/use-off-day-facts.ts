import { useSuspenseQueries } from '@tanstack/react-query';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { allCurrentOrdersQuery } from '#src/api/current-orders.ts';
import { orderInCart } from '#src/api/draft-order.ts';
import type { ApiError } from '#src/api/errors.ts';
import { getGetApplicantSuspenseQueryOptions } from '#src/api/generated/applicants/applicants.ts';
import { getListApplicantVacationsSuspenseQueryOptions } from '#src/api/generated/calendar/calendar.ts';
import {
  getGetDraftOrderSuspenseQueryOptions,
  getListDeliveriesSuspenseQueryOptions,
} from '#src/api/generated/orders/orders.ts';
import type {
  ApplicantAnswerDto,
  DeliveryListDto,
  DraftOrderAnswerDto,
  OrderDto,
  VacationListDto,
} from '#src/api/generated/client.schemas.ts';
import { useOfficialVacations } from '#src/api/official-vacations.ts';
import type { Subscription } from '#src/api/orders.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import type { OffDayFacts } from './off-day-situation.ts';

interface Asked<Answer> {
  queryFnData: Answer;
  error: ApiError;
}

/** All that the off-day rules need of a running subscription; suspends until it is there, throws ApiError where it is not. */
export function useOffDayFacts(subscription: Subscription): OffDayFacts {
  const settings = useBusinessSettings();
  const now = useServerNow();
  const [applicant, deliveries, vacations, orders, cart] = useSuspenseQueries<
    [
      Asked<ApplicantAnswerDto>,
      Asked<DeliveryListDto>,
      Asked<VacationListDto>,
      Asked<OrderDto[]>,
      Asked<DraftOrderAnswerDto>,
    ]
  >({
    queries: [
      getGetApplicantSuspenseQueryOptions(subscription.applicantId),
      getListDeliveriesSuspenseQueryOptions(subscription.id),
      getListApplicantVacationsSuspenseQueryOptions(subscription.applicantId),
      allCurrentOrdersQuery(),
      getGetDraftOrderSuspenseQueryOptions(),
    ],
  });
  const { school } = applicant.data.data.applicant;
  const closures = useOfficialVacations([school.id], now);
  return {
    subscription,
    deliveries: deliveries.data.data.deliveries,
    requests: vacations.data.data.vacations,
    allowances: vacations.data.data.allowances,
    orders: orders.data,
    standing: orderInCart(cart.data),
    vacations: vacationsFor(closures.get(school.id) ?? [], { schoolId: school.id, regionId: school.region_id }),
    settings,
    now,
  };
}
