import { useEffect } from 'react';
import { markPage } from '#src/ui/layout/use-page-mark.ts';

let locks = 0;

/**
 * Prevents the page behind a dialog from scrolling, without a layout shift if the scrollbar takes room. It sets inline
 * styles, because a strict Content-Security-Policy refuses Mantine's style element.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { documentElement: page, body } = document;
    locks += 1;
    if (locks === 1) {
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
      page.style.overflow = 'hidden';
      // Without it, a list that opens at the edge of a phone would widen the page, which would move the list again.
      body.style.overflow = 'clip';
      body.style.position = 'relative';
    }
    const unmark = markPage('data-dialog');
    return () => {
      unmark();
      locks -= 1;
      if (locks > 0) return;
      page.style.removeProperty('overflow');
      page.style.removeProperty('scrollbar-gutter');
      body.style.removeProperty('overflow');
      body.style.removeProperty('position');
    };
  }, [isLocked]);
}
