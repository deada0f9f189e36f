import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';
import { makeFocusable, pageHeading } from '#src/ui/layout/page-heading.ts';
import { useReturnScroll } from './return-scroll.ts';

/**
 * Moves the focus to the new page's h1 and announces its title, like a full page load (row L08). Skips the first page
 * and addresses with a hash. A different h1 at the same path counts as a new page.
 */
export function RouteFocus() {
  const router = useRouter();
  useReturnScroll();

  useEffect(() => {
    let titleTimer: number | undefined;
    let titleBefore = pageHeading()?.textContent;
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      titleBefore = pageHeading()?.textContent;
    });
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const heading = pageHeading();
      const isOtherPage = pathChanged || heading?.textContent !== titleBefore;
      if (!fromLocation || !isOtherPage || toLocation.hash !== '') return;
      makeFocusable(heading);
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
      // The page sets the document title in its own effect, which may run after this one.
      window.clearTimeout(titleTimer);
      titleTimer = window.setTimeout(() => {
        announce(document.title);
      }, 100);
    });
    return () => {
      window.clearTimeout(titleTimer);
      stopBefore();
      stopAfter();
    };
  }, [router]);

  return null;
}
