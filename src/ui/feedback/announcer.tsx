import { useSyncExternalStore } from 'react';
import { announcements } from './announce.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/**
 * The live region of `announce`, rendered once in the layout. It is rendered before any text: not every screen reader
 * reads a region that is inserted together with its text.
 */
export function Announcer() {
  const texts = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <VisuallyHidden component="output" aria-atomic={false} data-announcer>
      {/* Each text has its own element, so that the same text is announced again. */}
      {texts.map(({ key, text }) => (
        <span key={key}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
