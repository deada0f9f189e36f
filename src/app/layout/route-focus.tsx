import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '#src/ui/announce.ts';
import { pageHeading } from '#src/ui/page-heading.ts';
import { useReturnScroll } from './return-scroll.ts';

/**
 * After a navigation the new page's h1 takes the focus and its title is read out once, as on a full page load (row L08). The first page is left alone, and so is one whose address names a place inside it. Where only the search changes, a
 * page with another h1 is another page: changing the password beside My Account, one order beside the list.
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
