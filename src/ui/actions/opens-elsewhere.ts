import type { MouseEvent } from 'react';

/** Whether a press on a link asks for another tab or window, or to keep the page: the browser's own business then. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
