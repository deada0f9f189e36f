import type { Frequency } from './business-settings.ts';
import type { MealSummary } from './meal.ts';

export type PackageCategory = 'healthy' | 'chronic' | 'allergy';

/** A package as other records refer to it. */
export interface PackageSummary {
  id: number;
  name: string;
  arabicName: string;
  category: PackageCategory;
  frequency: Frequency;
  /** Address of the picture; null without one. */
  imageUrl: string | null;
}

/** A package, to which a parent can subscribe a student. */
export interface Package extends PackageSummary {
  description: string;
  arabicDescription: string;
  /** School days of one month or week. */
  dayCount: number;
  /** The price for one student and one month or week, before VAT. */
  priceHalalas: number;
  /** The delivery fee of one month or week, before VAT; 0 if it is free. */
  deliveryFeeHalalas: number;
  mealsPerDay: number;
  /** The ages for which it is made, both inclusive. */
  minAge: number;
  maxAge: number;
  /** Codes of the excluded allergens, including traces. */
  excludedAllergens: string[];
  /** Some of its meals. */
  sampleMeals: MealSummary[];
  /** From 1 to 5; null before the first rating. */
  ratingAverage: number | null;
  ratingCount: number;
  updatedAt: string;
  /** False once it can't be selected any more. */
  isActive: boolean;
}
