import type { ActionOffers } from '#src/domain/action-offer.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import type { Renewal, Subscription, SubscriptionChange } from '#src/domain/subscription.ts';
import {
  type AllowedActionDto,
  type SubOrderChangeDto,
  type SubOrderDto,
  SubOrderProgressDto,
  type SubOrderRenewalDto,
} from './generated/client.schemas.ts';
import { toAllergenCheck } from './allergen-checks.ts';
import { actionNameOf, reasonCodeOf } from './extensible-lists.ts';
import { knownValue } from './known-value.ts';
import { toLocalizedName, toLocalizedNameOrNull } from './localized-name.ts';
import { toPackageSummary } from './packages.ts';

/** Maps a `sub_order`: one student's subscription in an order. */
export function toSubscription(subOrder: SubOrderDto): Subscription {
  const count = subOrder.number_of_months ?? subOrder.number_of_weeks ?? 1;
  const priceHalalas = fromWireMoney(subOrder.price);
  return {
    id: subOrder.id,
    number: subOrder.sub_order_number,
    studentId: subOrder.applicant_id,
    student: { name: subOrder.applicant_name, arabicName: subOrder.arabic_applicant_name },
    package: toPackageSummary(subOrder.package),
    count,
    priceHalalas,
    subtotalHalalas: priceHalalas * count,
    deliveryFeeHalalas: fromWireMoney(subOrder.delivery_fee),
    startsOn: subOrder.start_date,
    endsOn: subOrder.end_date,
    dayCount: subOrder.number_of_days,
    deliveredDays: subOrder.delivered_days,
    remainingDays: subOrder.remaining_days,
    status: subOrder.status,
    progress: knownValue(SubOrderProgressDto, subOrder.progress),
    offDays: subOrder.vacancy,
    deliveryTarget: subOrder.delivery_target,
    school: toLocalizedName(subOrder.school),
    schoolAddress: toLocalizedName(subOrder.school_address),
    deliveryAddress: toLocalizedName(subOrder.delivery_address),
    homeAddress: toLocalizedName(subOrder.home_address),
    educationalLevel: toLocalizedName(subOrder.educational_level),
    medicalIssue: toLocalizedNameOrNull(subOrder.medical_issue),
    medicalCategory: subOrder.medical_category,
    restaurant: toLocalizedNameOrNull(subOrder.restaurant),
    restaurantAddress: toLocalizedNameOrNull(subOrder.restaurant_address),
    deliveryProvider: toLocalizedNameOrNull(subOrder.delivery_provider),
    changes: subOrder.changes.map(toChange),
    allergenCheck: subOrder.allergen_check && toAllergenCheck(subOrder.allergen_check),
    renewal: subOrder.renewal && toRenewal(subOrder.renewal, count),
    pausableDates: subOrder.pausable_dates,
    actions: toActionOffers(subOrder.allowed_actions),
  };
}

/** Maps the allowed actions of an order or a subscription; those that this version of the app does not know are left out. */
export function toActionOffers(actions: readonly AllowedActionDto[]): ActionOffers {
  return Object.fromEntries(
    actions.flatMap(({ action, allowed, reason_code, opens_at, deadline_at, refund }) => {
      const name = actionNameOf(action);
      const offer = {
        allowed,
        reasonCode: reasonCodeOf(reason_code),
        opensAt: opens_at,
        deadlineAt: deadline_at,
        refundHalalas: refund === null ? null : fromWireMoney(refund),
      };
      return name === null ? [] : [[name, offer] as const];
    }),
  );
}

function toRenewal({ start_date, price, delivery_fee }: SubOrderRenewalDto, count: number): Renewal {
  return {
    startsOn: start_date,
    count,
    priceHalalas: fromWireMoney(price),
    deliveryFeeHalalas: fromWireMoney(delivery_fee),
  };
}

function toChange({ code, previous, current }: SubOrderChangeDto): SubscriptionChange {
  if (code === 'period_changed') return { kind: 'period', previousOn: previous, currentOn: current };
  return {
    kind: code === 'price_changed' ? 'price' : 'delivery',
    previousHalalas: fromWireMoney(previous),
    currentHalalas: fromWireMoney(current),
  };
}
