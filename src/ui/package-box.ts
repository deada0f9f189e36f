import type { PackedLunchBox } from './lunch-box.tsx';
import { packedLunchBoxes } from './packed-lunch-boxes.ts';

/** What a package's picture follows from. */
export interface PackageKind {
  category: 'healthy' | 'chronic' | 'allergy';
  frequency: 'monthly' | 'weekly';
}

const boxes: Record<PackageKind['category'], Record<PackageKind['frequency'], PackedLunchBox>> = {
  healthy: { monthly: packedLunchBoxes.pitaAndSalad, weekly: packedLunchBoxes.sandwichAndCarrots },
  chronic: { monthly: packedLunchBoxes.soupAndGreens, weekly: packedLunchBoxes.saladAndEgg },
  allergy: { monthly: packedLunchBoxes.pastaAndFruit, weekly: packedLunchBoxes.riceAndFalafel },
};

/** The badge's colour of a category; the lunch box's lid has the same. */
export const categoryTones = { healthy: 'pine', chronic: 'info', allergy: 'warm' } as const satisfies Record<
  PackageKind['category'],
  string
>;

/** The lunch box drawn for a package: its lid's colour is the category, its compartments tell weekly from monthly. */
export function packageBox({ category, frequency }: PackageKind): PackedLunchBox {
  return boxes[category][frequency];
}
