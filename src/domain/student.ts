import type { AllergySeverity, HealthIssueCategory } from './health.ts';
import type { HomeAddress, HomeAddressInput } from './home-address.ts';
import type { SubOrderStatus } from './order-states.ts';
import type { PackageSummary } from './package.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { SchoolSummary } from './school.ts';
import type { DeliveryTarget } from './subscription.ts';

/** A health issue of a student. */
export interface StudentHealthIssue {
  /** Of the health issue in the list of all. */
  id: number;
  name: string;
  arabicName: string;
  /** Null for a category that this version does not know. */
  category: HealthIssueCategory | null;
  /** What the kitchen has to know. */
  description: string | null;
}

/** An allergen of a student. */
export interface StudentAllergen {
  code: string;
  name: string;
  arabicName: string;
  /** Null for a severity that this version does not know: the form asks for it again. */
  severity: AllergySeverity | null;
}

/** The subscription that a student has now, or next. */
export interface ActiveSubscription {
  subscriptionId: number;
  orderId: number;
  status: SubOrderStatus;
  startsOn: CivilDate;
  endsOn: CivilDate;
  package: PackageSummary;
}

/** A child of the parent's account. */
export interface Student {
  id: number;
  name: string;
  arabicName: string | null;
  birthDate: CivilDate;
  school: SchoolSummary;
  educationalLevel: { id: number; name: string; arabicName: string };
  healthIssues: StudentHealthIssue[];
  allergens: StudentAllergen[];
  homeAddress: HomeAddress | null;
  deliveryTarget: DeliveryTarget;
  /** Whether a subscription runs or is about to: the student can't be deleted. */
  hasActiveSubscription: boolean;
  activeSubscription: ActiveSubscription | null;
  /** In all running subscriptions: a month's allowance is per student. */
  offDays: CivilDate[];
}

/** What is saved of a student. */
export interface StudentInput {
  name: string;
  arabicName: string | null;
  birthDate: CivilDate;
  schoolId: number;
  educationalLevelId: number;
  healthIssues: { id: number; description: string | null }[];
  allergens: { code: string; severity: AllergySeverity }[];
  homeAddress: HomeAddressInput | null;
  deliveryTarget: DeliveryTarget;
  /** Only with the parent's consent. */
  conditionsAccepted: true;
  /** Of the disclaimer that was shown. */
  conditionsVersion: string;
}
