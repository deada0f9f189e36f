import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { idle } from './idle.ts';

/** The distance below the viewport at which a part starts to load, in pixels. */
const marginPx = 800;

/**
 * Resolves when the element with the given mark comes near the viewport; at once if IntersectionObserver is missing.
 */
async function nearScreen(mark: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  // React renders the element in the same task that requests the part.
  await new Promise(requestAnimationFrame);
  const element = document.querySelector(`[data-lazy="${mark}"]`);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
  });
}

/** In a prerendered document, the part's content is readable before its code loads. */
const isPrerendered = () => document.querySelector('#page') !== null;

/**
 * Defers a part of a page below the first screen. Its code loads when the part comes near the viewport. In a document
 * that was not prerendered, it also loads once the browser is idle, so that it is ready for users who read without
 * scrolling.
 * @param mark a name for the part, unique in a page
 */
export function lazyWhenVisible(mark: string, load: () => Promise<ComponentType>) {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await Promise.race([nearScreen(mark), ...(isPrerendered() ? [] : [idle()])]);
    return { default: await load() };
  });
  return function LazyWhenVisible({ fallback }: { fallback: ReactNode }) {
    return (
      <div data-lazy={mark}>
        <Suspense fallback={fallback}>
          <Part />
        </Suspense>
      </div>
    );
  };
}
