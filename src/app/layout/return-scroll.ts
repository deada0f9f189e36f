import type { ParsedLocation } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeRedirect } from '#src/domain/safe-redirect.ts';

/** A page that the user left for another one that returns to it. */
interface Place {
  pathname: string;
  /** The scroll position in pixels. */
  top: number;
}

const storageKey = 'return-scroll';

function readPlace(): Place | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Place> | null;
    return typeof stored?.pathname === 'string' && typeof stored.top === 'number'
      ? { pathname: stored.pathname, top: stored.top }
      : null;
  } catch {
    return null;
  }
}

function storePlace(place: Place | null): void {
  try {
    if (place === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // If storage is blocked, the position is kept until the page is closed.
  }
}

const giveUpAfterMs = 3_000;
/** Events of a user who scrolls: after one of them, the script no longer changes the position. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls when the page is tall enough, and again whenever its height changes within three seconds: parts of the page
 * may still be loading, and their skeletons may be a line taller.
 * @returns a function that stops the scrolling
 */
function scrollOnceTall(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
  });
  const timer = setTimeout(() => {
    stop();
  }, giveUpAfterMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of ownScrolling) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of ownScrolling) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** The path to which a page such as sign-in returns; null for other pages. */
function pathBack({ search }: ParsedLocation): string | null {
  const path = safeRedirect((search as { redirect?: unknown }).redirect);
  return path === null ? null : new URL(path, 'https://own.invalid').pathname;
}

/**
 * Restores the scroll position of a page when the user returns to it after signing in or adding a student. The router
 * itself restores it only after Back. A language change in between keeps the position; a visit to another page discards
 * it.
 */
export function useReturnScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let place = readPlace();
    let stopScrolling = () => {};
    const set = (next: Place | null) => {
      place = next;
      storePlace(next);
    };
    const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      const isLeft = fromLocation !== undefined && fromLocation.pathname !== toLocation.pathname;
      if (isLeft) stopScrolling();
      if (isLeft && pathBack(toLocation) === fromLocation.pathname) {
        set({ pathname: fromLocation.pathname, top: window.scrollY });
      }
    });
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (place === null || pathBack(toLocation) === place.pathname) return;
      if (fromLocation !== undefined && toLocation.pathname === place.pathname) {
        stopScrolling = scrollOnceTall(place.top);
      }
      set(null);
    });
    return () => {
      stopScrolling();
      stopBefore();
      stopAfter();
    };
  }, [router]);
}
