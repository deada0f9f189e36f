/**
 * For the router's `scrollRestoration`. After the first page has rendered, the router scrolls it to the top or to its
 * position before a reload. If the user has already scrolled the skeleton, the page keeps that position.
 * @returns a function that returns whether the router may scroll
 */
export function keepEarlyScroll(): () => boolean {
  let isFirstPage = true;
  return () => {
    // The first page is also rendered on the server.
    const isScrolled = isFirstPage && typeof window !== 'undefined' && window.scrollY > 0;
    isFirstPage = false;
    return !isScrolled;
  };
}
