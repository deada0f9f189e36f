import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces a text each time the shown content changes, such as the new count after a filter; not on the first render.
 * @param shown identifies the shown content; when it changes, the same text is announced again
 * @param text null while unknown, empty if there is nothing to announce
 */
export function useAnnouncedChange(shown: string, text: string | null): void {
  const last = useRef<string>(null);
  useEffect(() => {
    if (text === null || shown === last.current) return;
    if (last.current !== null && text !== '') announce(text);
    last.current = shown;
  }, [shown, text]);
}
