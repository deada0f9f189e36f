import type { Plugin } from 'vite';

/**
 * Puts the stamp of the mock's seeds into a build with the mock, as `__SEED_STAMP__`. The development server has none: its
 * pages compute the stamp, because the seeds change while it runs.
 */
export function seedStampOfBuild(): Plugin {
  return {
    name: 'nabta-seed-stamp',
    apply: 'build',
    async config() {
      const { seedStamp } = await import('../mocks/seed/index.ts');
      return { define: { __SEED_STAMP__: JSON.stringify(seedStamp()) } };
    },
  };
}
