import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '#src/ui/feedback/announce.ts';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { useReturnScroll } from './return-scroll.ts';

/**
 * Moves the focus to the new page's h1 and announces its title, as a full page load does (row L08). Not on the first page, nor
 * where the address names a place in the page. Another h1 at the same path counts as another page.
 */
export function RouteFocus() {
  const router = useRouter();
  useReturnScroll();

  useEffect(() => {
    let titleBefore = pageHeading()?.textContent;
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      titleBefore = pageHeading()?.textContent;
    });
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const heading = pageHeading();
      const isOtherPage = pathChanged || heading?.textContent !== titleBefore;
      if (!fromLocation || !isOtherPage || toLocation.hash !== '') return;
      if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
      // The page names the document in an effect of its own, which may run after this one.
      window.setTimeout(() => {
        announce(document.title);
      }, 100);
    });
    return () => {
      stopBefore();
      stopAfter();
    };
  }, [router]);

  return null;
}
