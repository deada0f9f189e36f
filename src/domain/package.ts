import type { Frequency } from './business-settings.ts';

type PackageCategory = 'healthy' | 'chronic' | 'allergy';

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
