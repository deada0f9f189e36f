import type { Frequency } from './business-settings.ts';
import type { MealSummary } from './meal.ts';

export type PackageCategory = 'healthy' | 'chronic' | 'allergy';

/** A package where another thing mentions it. */
export interface PackageSummary {
  id: number;
  name: string;
  arabicName: string;
  category: PackageCategory;
  frequency: Frequency;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
}

/** What a parent can subscribe a student to. */
export interface Package extends PackageSummary {
  description: string;
  arabicDescription: string;
  /** School days of one month or week. */
  dayCount: number;
  /** Of one student and one month or week, before VAT. */
  priceHalalas: number;
  /** Delivery of one month or week, before VAT; 0 where it is free. */
  deliveryFeeHalalas: number;
  mealsPerDay: number;
  /** The ages it is made for, both included. */
  minAge: number;
  maxAge: number;
  /** Codes of the allergens kept out of it, traces included. */
  excludedAllergens: string[];
  /** Some of its meals. */
  sampleMeals: MealSummary[];
  /** From 1 to 5; null before the first rating. */
  ratingAverage: number | null;
  ratingCount: number;
  updatedAt: string;
  /** False once it can't be chosen any more. */
  isActive: boolean;
}
