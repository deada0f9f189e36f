import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { idle } from './idle.ts';

/** How far below the screen a part begins to load, in pixels. */
const marginPx = 800;

/** Resolves when the element with that mark comes near the screen; at once where nothing can observe it. */
async function nearScreen(mark: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  // Rendered by React in the same task that asks for the part.
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

/** In a prerendered document the part can be read before its code loads. */
const isPrerendered = () => document.querySelector('#page') !== null;

/**
 * A part of a page below the first screen. Its code loads when the part comes near the screen. In a document that was not
 * prerendered it also loads once the browser is idle, so that it is there for a person who reads without scrolling.
 * @param mark a name for the part, one in a page
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
