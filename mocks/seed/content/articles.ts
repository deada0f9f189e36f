import { newerArticles } from './articles-newer.ts';
import { newestArticles } from './articles-newest.ts';
import { olderArticles } from './articles-older.ts';
import { oldestArticles } from './articles-oldest.ts';
import { entered, type SeedTime } from '#mocks/seed/seed-time.ts';

/** The health blog, newest first. */
export function seedArticles(time: SeedTime) {
  return [...newestArticles, ...newerArticles, ...olderArticles, ...oldestArticles].map((seed) => ({
    id: seed.id,
    name: seed.name,
    arabic_name: seed.arabicName,
    description: seed.text.join('\n\n'),
    arabic_description: seed.arabicText.join('\n\n'),
    image: seed.picture === null ? null : `${seed.picture}.webp`,
    image_url: seed.picture === null ? null : `/mock-media/articles/${seed.picture}.webp`,
    ...entered(time.ago(seed.daysAgo)),
    is_active: seed.withdrawn !== true,
  }));
}
