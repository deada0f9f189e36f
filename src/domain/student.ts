import type { AllergySeverity, HealthIssueCategory } from './health.ts';
import type { HomeAddress, HomeAddressInput } from './home-address.ts';
import type { SubOrderStatus } from './order-states.ts';
import type { PackageSummary } from './package.ts';
import type { CivilDate } from './riyadh-date.ts';
import type { SchoolSummary } from './school.ts';
import type { DeliveryTarget } from './subscription.ts';

/** A health issue of a student. */
export interface StudentHealthIssue {
  /** The id in the list of all health issues. */
  id: number;
  name: string;
  arabicName: string;
  /** Null for a category that this version of the app does not know. */
  category: HealthIssueCategory | null;
  /** A note for the kitchen. */
  description: string | null;
}

/** An allergen of a student. */
export interface StudentAllergen {
  code: string;
  name: string;
  arabicName: string;
  /** Null for a severity that this version of the app does not know: the form requests it again. */
  severity: AllergySeverity | null;
}

/** The student's current or next subscription. */
export interface ActiveSubscription {
  subscriptionId: number;
  orderId: number;
  status: SubOrderStatus;
  startsOn: CivilDate;
  endsOn: CivilDate;
  package: PackageSummary;
}

/** A student of the parent's account. */
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
  /** Whether a subscription is running or scheduled: the student can't be deleted. */
  hasActiveSubscription: boolean;
  activeSubscription: ActiveSubscription | null;
  /** The off days in all running subscriptions: a month's allowance is per student. */
  offDays: CivilDate[];
  /** The number of changes; a change names the version it is based on. */
  version: number;
}

/** The saved fields of a student. */
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
  /** Required: the parent's consent. */
  conditionsAccepted: true;
  /** The version of the disclaimer that was shown. */
  conditionsVersion: string;
}
