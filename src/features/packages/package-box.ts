import type { Package } from '#src/api/generated/model/package.ts';
import { type PackedLunchBox, packedLunchBoxes } from '#src/ui/packed-lunch-boxes.ts';

const boxes: Record<Package['category'], Record<Package['frequency'], PackedLunchBox>> = {
  healthy: { monthly: packedLunchBoxes.pitaAndSalad, weekly: packedLunchBoxes.sandwichAndCarrots },
  chronic: { monthly: packedLunchBoxes.soupAndGreens, weekly: packedLunchBoxes.saladAndEgg },
  allergy: { monthly: packedLunchBoxes.pastaAndFruit, weekly: packedLunchBoxes.riceAndFalafel },
};

/** The lunch box drawn for a package: its lid's colour is the category, its compartments tell weekly from monthly. */
export function packageBox({ category, frequency }: Pick<Package, 'category' | 'frequency'>): PackedLunchBox {
  return boxes[category][frequency];
}
