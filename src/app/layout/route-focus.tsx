import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation the new page's h1 takes the focus and its title is read out once, as a full page load would do (acceptance
 * L08). The first page is left alone, and so is one whose address names a place inside it.
 */
export function RouteFocus() {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash !== '') return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
        // The page names the document in an effect of its own, which may run after this one.
        window.setTimeout(() => setAnnouncement(document.title), 100);
      }),
    [router],
  );

  return <VisuallyHidden component="output">{announcement}</VisuallyHidden>;
}
