import type { AllergenCheck } from './allergen-check.ts';
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

/** A change that the server made in a subscription after the parent chose it (row O07). */
export type SubscriptionChange =
  | { kind: 'price' | 'delivery'; previousHalalas: number; currentHalalas: number }
  | { kind: 'period'; previousOn: CivilDate; currentOn: CivilDate };

/** The order that a renewal would create, for as many months or weeks as before. */
export interface Renewal {
  /** The day of its first lunch. */
  startsOn: CivilDate;
  /** Months or weeks, the same as in the subscription. */
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
  /** The current last day. */
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
  /** The health issues with their descriptions; null if there are none. */
  medicalIssue: LocalizedName | null;
  medicalCategory: MedicalCategory;
  /** The kitchen; null until one is assigned, like its address and the driver. */
  restaurant: LocalizedName | null;
  restaurantAddress: LocalizedName | null;
  deliveryProvider: LocalizedName | null;
  changes: SubscriptionChange[];
  /** Whether the package fits the student now; null once it is paid. */
  allergenCheck: AllergenCheck | null;
  /** The order that a renewal would create now; null if it is not allowed. */
  renewal: Renewal | null;
  /** The lunches that can still become an off day, each alone, in order. */
  pausableDates: CivilDate[];
  /** The actions cancel, pause and renew; empty before payment. */
  actions: ActionOffers;
}

/** The options that a parent selects for one student. */
export interface SubscriptionInput {
  studentId: number;
  packageId: number;
  /** The period of the package. */
  frequency: Frequency;
  /** Months of a monthly package, weeks of a weekly one. */
  count: number;
  startsOn: CivilDate;
  offDays: CivilDate[];
}
