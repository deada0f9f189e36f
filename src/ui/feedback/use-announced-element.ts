import { type RefObject, useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces the text of an element when it appears and each time it changes.
 * @param isAnnounced false announces nothing
 * @returns the ref of the element
 */
export function useAnnouncedElement<E extends HTMLElement>(isAnnounced = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const last = useRef('');
  useEffect(() => {
    if (!isAnnounced || element.current === null) return;
    const text = readableText(element.current);
    if (text === last.current) return;
    last.current = text;
    if (text !== '') announce(text);
  });
  return element;
}

/** An element's text with a space between its blocks, without content hidden from screen readers. */
function readableText(element: HTMLElement): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('[aria-hidden="true"], button, a') === null) texts.push(node.textContent ?? '');
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
