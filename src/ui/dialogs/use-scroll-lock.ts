import { useEffect } from 'react';
import { markPage } from '#src/ui/layout/use-page-mark.ts';

let locks = 0;

/**
 * Holds the page still behind a dialog, without moving it where a scrollbar takes room. The page's own style and no style
 * element of Mantine's, which a strict Content-Security-Policy refuses.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    const { documentElement: page, body } = document;
    locks += 1;
    if (locks === 1) {
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
      page.style.overflow = 'hidden';
      // A list that opens at the edge of a phone would make the whole page wider, and then itself find another place.
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
