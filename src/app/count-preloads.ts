import type { AnyRouter } from '@tanstack/react-router';

/**
 * Follows the router's preloads.
 * @returns a function that returns whether a page is preloading while no navigation is pending
 */
export function countPreloads(router: AnyRouter): () => boolean {
  let running = 0;
  const { preloadRoute } = router;
  router.preloadRoute = async (options) => {
    running += 1;
    try {
      return await preloadRoute(options);
    } finally {
      running -= 1;
    }
  };
  return () => running > 0 && router.state.status !== 'pending';
}
