/**
 * For the router's `scrollRestoration`. Once the first page has rendered, the router scrolls it to the top, or to where it
 * was before a reload. If a person has scrolled the skeleton by then, the page stays there.
 * @returns a function that returns whether the router may scroll
 */
export function keepEarlyScroll(): () => boolean {
  let isFirstPage = true;
  return () => {
    // A server draws the first page too.
    const isScrolled = isFirstPage && typeof window !== 'undefined' && window.scrollY > 0;
    isFirstPage = false;
    return !isScrolled;
  };
}
