import type { PackageSummary } from '#src/domain/package.ts';
import type { PackageSummaryDto } from './generated/client.schemas.ts';

/** Maps a package where another thing mentions it. */
export function toPackageSummary(offer: Omit<PackageSummaryDto, 'number_of_days'>): PackageSummary {
  return {
    id: offer.id,
    name: offer.name,
    arabicName: offer.arabic_name,
    category: offer.category,
    frequency: offer.frequency,
    imageUrl: offer.image_url,
  };
}
