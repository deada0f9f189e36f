import type { ActionOffers } from './action-offer.ts';
import type { Frequency } from './business-settings.ts';
import type { LocalizedName } from './localized-name.ts';
import type { SubOrderStatus } from './order-states.ts';
import type { PackageSummary } from './package.ts';
import type { CivilDate } from './riyadh-date.ts';

/** The progress of today's lunch. */
export type SubscriptionProgress = 'in_processing' | 'out_for_delivery' | 'delivered';

/** The place of delivery. */
export type DeliveryTarget = 'school' | 'home';

/** The most serious category among a student's health issues and allergens. */
export type MedicalCategory = 'healthy' | 'chronic' | 'allergy' | 'other';

/** What the server changed in a subscription since the parent chose it (row O07). */
export type SubscriptionChange =
  | { kind: 'price' | 'delivery'; previousHalalas: number; currentHalalas: number }
  | { kind: 'period'; previousOn: CivilDate; currentOn: CivilDate };

/** What renewing a subscription would order, for as many months or weeks as it had. */
export interface Renewal {
  /** The day of its first lunch. */
  startsOn: CivilDate;
  /** Months or weeks, as the subscription had. */
  count: number;
  /** The price of one month or week, before VAT. */
  priceHalalas: number;
  deliveryFeeHalalas: number;
}

/** One student's subscription in an order. Amounts in halalas before VAT. */
export interface Subscription {
  id: number;
  number: string;
  studentId: number;
  student: LocalizedName;
  package: PackageSummary;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  /** The price of one month or week. */
  priceHalalas: number;
  /** The price of the whole period, without delivery. */
  subtotalHalalas: number;
  /** The delivery fee of one month or week. */
  deliveryFeeHalalas: number;
  startsOn: CivilDate;
  /** The last day as of today. */
  endsOn: CivilDate;
  dayCount: number;
  deliveredDays: number;
  remainingDays: number;
  status: SubOrderStatus;
  /** The progress of today's lunch; null on a day without one. */
  progress: SubscriptionProgress | null;
  offDays: CivilDate[];
  deliveryTarget: DeliveryTarget;
  school: LocalizedName;
  schoolAddress: LocalizedName;
  /** The place of delivery. */
  deliveryAddress: LocalizedName;
  homeAddress: LocalizedName;
  educationalLevel: LocalizedName;
  /** The health issues with their descriptions; null where none. */
  medicalIssue: LocalizedName | null;
  medicalCategory: MedicalCategory;
  /** The kitchen; null until one is assigned, as its address and who delivers. */
  restaurant: LocalizedName | null;
  restaurantAddress: LocalizedName | null;
  deliveryProvider: LocalizedName | null;
  changes: SubscriptionChange[];
  /** What renewing would order now; null while it is not allowed. */
  renewal: Renewal | null;
  /** Cancelling, pausing, renewing; empty before it is paid. */
  actions: ActionOffers;
}

/** What a parent chooses for one student. */
export interface SubscriptionInput {
  studentId: number;
  packageId: number;
  /** How the package is counted. */
  frequency: Frequency;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  startsOn: CivilDate;
  offDays: CivilDate[];
}
