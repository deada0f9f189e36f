import type { SeedTime } from './seed-time.ts';
export function seedArticles(_time: SeedTime) {
  return [];
}
