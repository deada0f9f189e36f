import { useSyncExternalStore } from 'react';
import { announcements } from './announce.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

/**
 * The live region of `announce`, once in the layout. It is there before any text is: a region that is inserted together with
 * its text is not read by every screen reader.
 */
export function Announcer() {
  const texts = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return (
    <VisuallyHidden component="output" aria-atomic={false} data-announcer>
      {/* Each text is an element of its own, so that the same text is read again. */}
      {texts.map(({ key, text }) => (
        <span key={key}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
