import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces a text each time that something else is shown, such as the new count after a filter; not as the page first appears.
 * @param shown what is shown; the same text is announced again where this changes
 * @param text null while it is not known, empty where there is nothing to announce
 */
export function useAnnouncedChange(shown: string, text: string | null): void {
  const last = useRef<string>(null);
  useEffect(() => {
    if (text === null || shown === last.current) return;
    if (last.current !== null && text !== '') announce(text);
    last.current = shown;
  }, [shown, text]);
}
